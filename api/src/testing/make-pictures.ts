import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

/** A grey PNG; `notes` are chunks before the pixels, name → text. */
export function makePng(width: number, height: number, notes: Record<string, string> = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...Object.entries(notes).map(([name, text]) => chunk(name, Buffer.from(text))),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height, 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** The structure of a JPEG of this size, with coded data that has a restart and a stuffed byte in it. */
export function makeJpeg(
  width: number,
  height: number,
  notes: { exif?: Buffer; comment?: string; colours?: number } = {},
): Buffer {
  const ids = Array.from({ length: notes.colours ?? 1 }, (_, index) => index + 1);
  const frame = Buffer.from([
    ...[8, height >> 8, height & 255, width >> 8, width & 255, ids.length],
    ...ids.flatMap((id) => [id, 0x11, 0]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...(notes.exif ? [segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), notes.exif]))] : []),
    ...(notes.comment ? [segment(0xfe, Buffer.from(notes.comment))] : []),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([ids.length, ...ids.flatMap((id) => [id, 0]), 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);
}

/** TIFF: how to turn the picture, and a text as a camera would note a place. */
export function makeExif(orientation: number, place: string): Buffer {
  const entries = Buffer.alloc(26);
  entries.writeUInt16BE(2, 0);
  entries.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], 2);
  entries.set([0x01, 0x0e, 0, 2, 0, 0, 0, place.length, 0, 0, 0, 38], 14);
  return Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    entries,
    Buffer.alloc(4),
    Buffer.from(place, 'latin1'),
  ]);
}

/** A WebP of this size that carries EXIF and XMP. */
export function makeWebp(size: number, notes: { exif: string; xmp: string }): Buffer {
  const riff = (name: string, data: Buffer): Buffer => {
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const extended = Buffer.alloc(10);
  extended.writeUInt8(0x0c, 0);
  extended.writeUIntLE(size - 1, 4, 3);
  extended.writeUIntLE(size - 1, 7, 3);
  const lossless = Buffer.alloc(11);
  lossless.writeUInt8(0x2f, 0);
  lossless.writeUInt32LE((size - 1) | ((size - 1) << 14), 1);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riff('VP8X', extended),
    riff('VP8L', lossless),
    riff('EXIF', Buffer.from(notes.exif)),
    riff('XMP ', Buffer.from(notes.xmp)),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
