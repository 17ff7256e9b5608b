#!/usr/bin/python3
"""tools/vscode/pack.py FOLDER FILE: packs the extension in FOLDER as VS Code installs it. The same files make the same
bytes: names are sorted and times are left out."""

import json
import pathlib
import sys
import zipfile
from xml.sax.saxutils import escape, quoteattr

FOLDER, FILE = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
BEGINNING = (1980, 1, 1, 0, 0, 0)
TYPES = {".json": "application/json", ".js": "application/javascript", ".mjs": "application/javascript",
         ".md": "text/markdown", ".txt": "text/plain", ".wasm": "application/wasm", ".vsixmanifest": "text/xml"}


def manifest(package, texts):
    """What names the extension: extension.vsixmanifest."""
    wanted = [("Microsoft.VisualStudio.Code.Manifest", "package.json"),
              ("Microsoft.VisualStudio.Services.Content.Details", "README.md"),
              ("Microsoft.VisualStudio.Services.Content.License", "LICENSE.txt")]
    assets = "\n".join(
        f'    <Asset Type="{kind}" Path="extension/{name}" Addressable="true"/>' for kind, name in wanted)
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(package["name"])} Version={quoteattr(package["version"])} \
Publisher={quoteattr(package["publisher"])}/>
    <DisplayName>{escape(package["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(texts["description"])}</Description>
    <Tags>{escape(",".join(package["keywords"]))}</Tags>
    <Categories>{escape(",".join(package["categories"]))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(package["engines"]["vscode"])}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value={quoteattr(",".join(package["extensionKind"]))}/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
{assets}
  </Assets>
</PackageManifest>
"""


def content_types(names):
    """The type of each file, by its ending: [Content_Types].xml."""
    endings = sorted({pathlib.PurePath(name).suffix for name in names})
    types = "\n".join(f'  <Default Extension="{ending}" ContentType="{TYPES[ending]}"/>' for ending in endings)
    return f"""<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
{types}
</Types>
"""


def main():
    """Packs it."""
    package = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
    texts = json.loads((FOLDER / "package.nls.json").read_text(encoding="utf-8"))
    files = {f"extension/{path.relative_to(FOLDER).as_posix()}": path.read_bytes()
             for path in sorted(FOLDER.rglob("*")) if path.is_file()}
    files["extension.vsixmanifest"] = manifest(package, texts).encode()
    files["[Content_Types].xml"] = content_types(files).encode()
    with zipfile.ZipFile(FILE, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, BEGINNING)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], compresslevel=9)


main()
