import { deflateSync } from 'node:zlib';
import { makeJpeg, makePng } from './make-pictures.ts';

const MB = 1024 ** 2;

/** A size of four bytes, a name, and what is in it: as MP4, ICNS and JXL have them. */
const box = (name: string, inside: Buffer = Buffer.alloc(0), size = inside.length + 8): Buffer => {
  const head = Buffer.from(`\0\0\0\0${name}`, 'latin1');
  head.writeUInt32BE(size, 0);
  return Buffer.concat([head, inside]);
};
const nested = (levels: number, wrap: (inside: Buffer) => Buffer): Buffer => {
  let made = Buffer.alloc(0);
  for (let level = 0; level < levels; level++) made = Buffer.from(wrap(made));
  return made;
};
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

const CATALOG = '2 0 obj\n<</Type/Catalog/Pages 3 0 R>>\nendobj\n';
const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.5\n'),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from('\ntrailer\n<</Root 2 0 R>>\n%%EOF'),
  ]);
function packedObjects(unpacked: Buffer, count = 1): Buffer {
  const packed = deflateSync(unpacked);
  const head = `1 0 obj\n<</Type/ObjStm/N ${count}/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]);
}
const noPages = '3 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n';

/** A size in its header that its pixels do not have. */
function lyingPng(width: number, height: number): Buffer {
  const [honest, lie] = [makePng(200, 200), makePng(width, height)];
  return Buffer.concat([lie.subarray(0, 33), honest.subarray(33)]);
}
const svg = (inside: string, more = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"${more}>${inside}</svg>`);

/** Half a megabyte that becomes half a gigabyte. */
export const packedPdf = (): Buffer => pdf(packedObjects(Buffer.alloc(400 * MB, 32)), CATALOG, noPages);

/** A WebM of a few changed bytes, which the library that reads it never finishes. */
export const endlessVideo = Buffer.from(
  'GkXfoxAAAB9ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwQAAAABJBFNm3QAAAA/TbsQAAAPU6uEFUmpZiishQAAAABHTbsQAAAPU6uE' +
    'FlSua1OshQAAAACLTbsQAQAPU6uEHFO7a1OshQAAAAD1FUmpZhAAADwq17GDD0JATYCSTWVkaWFidW5ueSB2MS42MS4wV0GSTWVkaWFidW5u/yB2MQ==',
  'base64',
);

/** What is made to keep its reader busy, to fill its memory, or to look like what it is not; by what it is sent as. */
export const hostileFiles = {
  photo: {
    'an icon whose entry has no length': Buffer.concat([
      box('icns', Buffer.alloc(0), 256),
      box('ic07', Buffer.alloc(100), 0),
    ]),
    'a JXL whose box has no length': Buffer.concat([
      box('JXL ', Buffer.from('0d0a870a', 'hex')),
      box('ftyp', Buffer.from('jxl \0\0\0\0jxl ')),
      box('jxlp', Buffer.alloc(100), 0),
    ]),
    'a drawing that calls itself an icon': Buffer.from('<   ftypjxl \0\0\0\0jxl \0\0\0\0jxlp'),
    'a PNG that is smaller than it says': lyingPng(3_000, 3_000),
    'a PNG that is larger than it says': lyingPng(199, 199),
    'a PNG without pixels': Buffer.concat([makePng(300, 300).subarray(0, 33), makePng(300, 300).subarray(-12)]),
    'a PNG without its end': makePng(300, 300).subarray(0, -12),
    'a PNG that becomes a thousand times larger': Buffer.concat([
      makePng(300, 300).subarray(0, 33),
      makePng(20_000, 20_000).subarray(33),
    ]),
    'a JPEG that breaks off': makeJpeg(300, 300).subarray(0, -4),
    'a JPEG of endless fillings': Buffer.concat([makeJpeg(300, 300).subarray(0, -2), Buffer.alloc(MB, 0xff)]),
    'a WebP whose part is larger than itself': Buffer.concat([
      Buffer.from('RIFF\x20\0\0\0WEBPVP8L', 'latin1'),
      Buffer.from([255, 255, 255, 255, 0x2f, 43, 193, 74, 16]),
      Buffer.alloc(30),
    ]),
  },
  cover: {
    'a drawing whose root never closes': Buffer.from(`<svg ${`a="1" b='2' `.repeat(200_000)}`),
    'a drawing of a root in endlessly many ways': Buffer.from(`<svg ${'a'.repeat(2 * MB)}`),
    'a drawing that names what is elsewhere': svg('', ` ${'x="" '.repeat(500_000)}`).subarray(0, -12),
    'entities of entities': Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "${'&b;'.repeat(999)}">]><svg width="1280" height="720">&a;</svg>`,
    ),
    'a PNG whose size is a lie': lyingPng(1_280, 720),
  },
  document: {
    'objects packed a thousand to one': packedPdf(),
    'arrays in arrays': pdf(`1 0 obj\n${'['.repeat(500_000)}\nendobj\n`, CATALOG.replace('3 0 R', '[')),
    'dictionaries in dictionaries, packed': pdf(packedObjects(Buffer.from(`1 0 ${'<</A'.repeat(5_000_000)}`)), '%'),
    'pages that hold themselves': pdf(CATALOG, '3 0 obj\n<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>\nendobj\n'),
    'a stream that says it has a milliard of objects': pdf(packedObjects(Buffer.from('1 0 2 0 '), 1_000_000_000)),
    'nothing but its first line': Buffer.from('%PDF-1.7\n'),
  },
  id_document: {
    'objects packed a thousand to one': packedPdf(),
    'an icon whose entry has no length': Buffer.concat([
      box('icns', Buffer.alloc(0), 256),
      box('ic07', Buffer.alloc(100), 0),
    ]),
  },
  audio: {
    'boxes in boxes': Buffer.concat([
      box('ftyp', Buffer.from('M4A \0\0\0\0M4A ')),
      nested(2_000, (inside) => box('moov', inside)),
    ]),
    'frames of MP3 that never begin': Buffer.alloc(MB, 0xff),
    'a tag before the sound that is larger than the file': Buffer.concat([
      Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'),
      Buffer.alloc(1_000),
    ]),
    'pages of Ogg without a stream': Buffer.concat(
      Array.from({ length: 20_000 }, () => Buffer.concat([Buffer.from('OggS'), Buffer.alloc(23)])),
    ),
    'a WAV whose parts have no length': Buffer.concat([
      Buffer.from('RIFF\xff\xff\xff\xffWAVE', 'latin1'),
      ...Array.from({ length: 50_000 }, () => box('junk').reverse()),
    ]),
  },
  video: {
    'boxes in boxes': Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isom')),
      nested(2_000, (inside) => box('moov', inside)),
    ]),
    'a box that is larger than the world': Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isom')),
      box('moov', numbers(0x7fffffff, 0xffffffff), 1),
    ]),
    'a box of no length': Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isom')),
      ...Array.from({ length: 50_000 }, () => box('free', Buffer.alloc(0), 2)),
    ]),
    'a table of four milliards of pictures': Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isom')),
      box(
        'moov',
        Buffer.concat([
          box('mvhd', numbers(0, 0, 0, 1_000, 5_000)),
          box(
            'trak',
            Buffer.concat([
              box('tkhd', numbers(0, 0, 0, 1, 0, 5_000)),
              box(
                'mdia',
                Buffer.concat([
                  box('mdhd', numbers(0, 0, 0, 1_000, 5_000, 0)),
                  box('hdlr', Buffer.concat([numbers(0, 0), Buffer.from('vide'), Buffer.alloc(13)])),
                  box(
                    'minf',
                    box(
                      'stbl',
                      Buffer.concat([
                        box('stts', numbers(0, 0xffffffff, 0xffffffff, 1)),
                        box('stsz', numbers(0, 0, 0xffffffff)),
                        box('stsc', numbers(0, 0xffffffff, 1, 1, 1)),
                      ]),
                    ),
                  ),
                ]),
              ),
            ]),
          ),
        ]),
      ),
    ]),
    'a WebM whose parts have no end': Buffer.concat([
      Buffer.from(
        '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
        'hex',
      ),
      nested(5_000, (inside) => Buffer.concat([Buffer.from('1654ae6b01ffffffffffffff', 'hex'), inside])),
    ]),
  },
  captions: {
    'a hundred thousand captions': Buffer.from(`WEBVTT\n\n${'00:00.000 --> 00:01.000\n\n'.repeat(40_000)}`),
    'nothing but arrows': Buffer.from(`WEBVTT\n\n${'-->'.repeat(300_000)}`),
    'a time of a million digits': Buffer.from(`WEBVTT\n\n${'9'.repeat(1_000_000)}:00:00.000 --> 1`),
  },
} as const;
