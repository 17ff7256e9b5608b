// What is in a PDF, as far as tests ask: how many pages.
import { inflateSync } from 'node:zlib';

/** Pages are objects of their own, plain or within a stream of objects. */
export function pagesOf(pdf) {
  const text = pdf.toString('latin1');
  const parts = [text.replace(/\bstream\r?\n[^]*?endstream/g, '')];
  for (const { 1: head, index, 0: found } of text.matchAll(/(\/Type\s*\/ObjStm[^]{0,200}?)stream\r?\n/g)) {
    const from = index + found.length;
    if (head.includes('FlateDecode')) parts.push(inflateSync(pdf.subarray(from)).toString('latin1'));
  }
  return parts.join('\n').match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
}
