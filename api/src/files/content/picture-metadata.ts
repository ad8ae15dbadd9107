import type { Picture } from './measure-picture.ts';

/**
 * The same picture, pixel for pixel, with only the parts that draw it: no EXIF, XMP, IPTC, comments, previews, nor
 * anything behind its end. What stays is listed, so that a kind of note nobody thought of goes too. Undefined where the
 * file does not hold together.
 */
export function withoutMetadata(content: Buffer, { type, orientation }: Picture): Buffer | undefined {
  try {
    if (type === 'image/jpeg') return bareJpeg(content, orientation);
    return type === 'image/png' ? barePng(content) : bareWebp(content);
  } catch (error) {
    // A length that points behind the end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The bytes from `start` to `end`; unlike `subarray` it does not pass over an end that is not there. */
function part(content: Buffer, start: number, end: number): Buffer {
  if (end > content.length || end < start) throw new RangeError(`No bytes ${start} to ${end}.`);
  return content.subarray(start, end);
}

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);

/** ITU T.81, annex B: marker segments, each with its length, and coded data behind every SOS. */
function bareJpeg(content: Buffer, orientation: number): Buffer | undefined {
  if (!part(content, 0, 2).equals(SOI)) return undefined;
  const kept: Buffer[] = [SOI, ...(orientation > 1 && orientation <= 8 ? [turned(orientation)] : [])];
  let at = 2;
  let isDrawn = false;
  for (;;) {
    if (content.readUInt8(at) !== 0xff) return undefined;
    const marker = content.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return isDrawn ? Buffer.concat([...kept, EOI]) : undefined;
    const end = at + 2 + content.readUInt16BE(at + 2);
    const segment = part(content, at, end);
    at = marker === 0xda ? endOfScan(content, end) : end;
    isDrawn ||= marker === 0xda;
    if (drawsJpeg(marker, segment)) kept.push(segment, part(content, end, at));
  }
}

/** JFIF, colour profile, Adobe's colour transform, and all that is no application's segment or comment. */
function drawsJpeg(marker: number, segment: Buffer): boolean {
  const name = segment.toString('latin1', 4, 16);
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  if (marker === 0xee) return name.startsWith('Adobe');
  return marker < 0xe0 || marker > 0xfe;
}

/** Coded data goes on to the next marker; `FF 00` is a coded byte and `FF D0–D7` a restart within. */
function endOfScan(content: Buffer, start: number): number {
  for (let at = content.indexOf(0xff, start); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('The coded data has no end.');
}

/** An EXIF segment that says how to turn the picture, and nothing else. */
const turned = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    Buffer.from('Exif\0\0MM\0*\0\0\0\u0008', 'latin1'),
    Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ]);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const drawsPng = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT pHYs'.split(' '));

/** Chunks of length, name, data, checksum. Without its animation chunks a moving picture shows its first frame. */
function barePng(content: Buffer): Buffer | undefined {
  if (!part(content, 0, 8).equals(PNG)) return undefined;
  const kept: Buffer[] = [PNG];
  for (let at = 8; ;) {
    const end = at + 12 + content.readUInt32BE(at);
    const chunk = part(content, at, end);
    const name = chunk.toString('latin1', 4, 8);
    if (drawsPng.has(name)) kept.push(chunk);
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}

const drawsWebp = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** Bits of VP8X that announce EXIF and XMP. */
const NOTED = 0x08 | 0x04;

/** A RIFF container: chunks of name, length, data, each filled up to an even length. */
function bareWebp(content: Buffer): Buffer | undefined {
  if (content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const stop = part(content, 8, 8 + content.readUInt32LE(4)).length + 8;
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= stop;) {
    const length = content.readUInt32LE(at + 4);
    const chunk = Buffer.from(part(content, at, at + 8 + length));
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~NOTED, 8);
    if (drawsWebp.has(name)) kept.push(chunk, Buffer.alloc(length % 2));
    at += 8 + length + (length % 2);
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
