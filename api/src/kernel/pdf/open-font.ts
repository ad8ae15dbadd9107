import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import fontkit from '@pdf-lib/fontkit';

/** Sizes in bytes, of WOFF 1.0 (W3C) and of the OpenType file that it packs. */
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const FONT_HEAD = 12;
const FONT_ENTRY = 16;

export type OpenFont = ReturnType<typeof fontkit.create>;

const opened = new Map<string, Promise<Buffer>>();
const parsed = new WeakMap<Uint8Array, OpenFont>();

/**
 * The OpenType font of a WOFF file, unpacked once for all documents: what draws them would unpack its outlines anew for every
 * letter, which takes longer than the whole document.
 */
export function openFont(path: string): Promise<Buffer> {
  const known = opened.get(path);
  if (known) return known;
  const font = readFile(path).then(unpack);
  opened.set(path, font);
  // What could not be read for a moment is read again for the next document.
  font.catch(() => opened.delete(path));
  return font;
}

/** Font tables are read once for all documents; what a document takes of a font is its own. */
export const fontsOnce: Pick<typeof fontkit, 'create'> = {
  create: (bytes, ...rest) => {
    const known = parsed.get(bytes) ?? fontkit.create(bytes, ...rest);
    parsed.set(bytes, known);
    return known;
  },
};

interface Table {
  /** Its name and checksum, as they stand in both files. */
  tag: Buffer;
  checksum: Buffer;
  bytes: Buffer;
}

function unpack(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no font in WOFF 1.0.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF_HEAD + index * WOFF_ENTRY));
  const head = Buffer.alloc(FONT_HEAD + count * FONT_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  // For a search by halves, as the format wants it.
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * FONT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * FONT_ENTRY, 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = FONT_HEAD + index * FONT_ENTRY;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    at += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number): Table {
  const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}
