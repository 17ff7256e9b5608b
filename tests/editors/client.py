"""A client of the language server, for tests: sends requests and edits, and keeps the findings that it is told."""

import json
import pathlib
import subprocess
import urllib.parse


def uri_of(path):
    return "file://" + urllib.parse.quote(str(path))


def units(text):
    """The length of a text in UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def place_of(text, at):
    """Where a character of a text stands, as the protocol counts."""
    line = text.count("\n", 0, at)
    begin = text.rfind("\n", 0, at) + 1
    return {"line": line, "character": units(text[begin:at])}


def character_at(text, place):
    """The character of a text that stands there."""
    begin = 0
    for _ in range(place["line"]):
        newline = text.find("\n", begin)
        if newline < 0:
            return len(text)
        begin = newline + 1
    at, left = begin, place["character"]
    while left > 0 and at < len(text) and text[at] != "\n":
        left -= units(text[at])
        at += 1
    return at


def with_edits(text, edits):
    """A text with the edits of a code action."""
    places = [(character_at(text, edit["range"]["start"]), character_at(text, edit["range"]["end"]), edit["newText"])
              for edit in edits]
    for begin, end, words in sorted(places, reverse=True):
        text = text[:begin] + words + text[end:]
    return text


class Client:
    def __init__(self, program, *arguments, locale=None, capabilities=None):
        self.process = subprocess.Popen([program, "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.versions = {}  # by URI
        self.told = {}      # by URI: the version and the findings
        self.request("initialize", {"processId": None, "rootUri": None, "capabilities": capabilities or {},
                                    **({"locale": locale} if locale else {})})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        size = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise EOFError("the server has gone")
            if line == b"\r\n":
                break
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
        message = json.loads(self.process.stdout.read(size))
        if message.get("method") == "textDocument/publishDiagnostics":
            told = message["params"]
            self.told[told["uri"]] = (told.get("version"), told["diagnostics"])
        return message

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message["result"]

    def ask(self, what, uri, **more):
        return self.request("textDocument/" + what, {"textDocument": {"uri": uri}, **more})

    def open(self, uri, text):
        self.versions[uri] = 1
        self.notify("textDocument/didOpen",
                    {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})

    def change(self, uri, changes):
        self.versions[uri] += 1
        self.notify("textDocument/didChange",
                    {"textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": changes})

    def findings(self, uri):
        """The findings of the file as it is now."""
        while uri not in self.told or self.told[uri][0] != self.versions[uri]:
            self.read()
        return self.told[uri][1]

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.stdin.close()
        return self.process.wait(timeout=20)


def is_text(path):
    """Whether an editor could send a file."""
    try:
        path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return False
    return True


def records(folders):
    """The files of records below folders."""
    found = []
    for folder in folders:
        found += [path.resolve() for path in sorted(pathlib.Path(folder).rglob("*.yaml")) if is_text(path)]
    return found
