import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflate } from 'node:zlib';

/** Channels of each colour type, and the bits that a sample of it may have. */
const colours = new Map([
  [0, { channels: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { channels: 3, depths: [8, 16] }],
  [3, { channels: 1, depths: [1, 2, 4, 8] }],
  [4, { channels: 2, depths: [8, 16] }],
  [6, { channels: 4, depths: [8, 16] }],
]);
/** Adam7: where each pass begins, and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Whether the pixels are as many as the header says, no fewer and no more, and end where they should. */
export async function isWholePng(content: Buffer): Promise<boolean> {
  const chunks = readChunks(content);
  const wanted = pixelBytes(chunks?.[0]);
  if (chunks === undefined || wanted === undefined) return false;
  const coded = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  return (await inflatedLength(coded, wanted)) === wanted;
}

interface Chunk {
  name: string;
  data: Buffer;
}

/** Up to IEND; undefined where one is cut off, or one that draws does not match its checksum. */
function readChunks(content: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= content.length;) {
    const end = at + 8 + content.readUInt32BE(at);
    if (end + 4 > content.length) return undefined;
    const name = content.toString('latin1', at + 4, at + 8);
    const draws = /^[A-Z]/.test(name);
    if (draws && crc32(content.subarray(at + 4, end)) !== content.readUInt32BE(end)) return undefined;
    if (name === 'IEND') return chunks;
    if (draws) chunks.push({ name, data: content.subarray(at + 8, end) });
    at = end + 4;
  }
  return undefined;
}

/** How many bytes the pixels have before they are packed: each row begins with the number of its filter. */
function pixelBytes(header: Chunk | undefined): number | undefined {
  if (header?.name !== 'IHDR' || header.data.length !== 13) return undefined;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colour, interlaced] = [header.data.readUInt8(8), header.data.readUInt8(9), header.data.readUInt8(12)];
  const { channels, depths } = colours.get(colour) ?? { channels: 0, depths: [] };
  if (!depths.includes(depth) || interlaced > 1) return undefined;
  const bytesOf = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * channels * depth) / 8));
  if (interlaced === 0) return bytesOf(width, height);
  return passes.reduce(
    (sum, [x, y, dx, dy]) =>
      sum + bytesOf(Math.max(0, Math.ceil((width - x) / dx)), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  );
}

/** Counted as it comes, never held; reading ends soon behind `most`. */
async function inflatedLength(coded: Buffer[], most: number): Promise<number> {
  let length = 0;
  try {
    await pipeline(Readable.from(coded), createInflate(), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        length += piece.length;
        if (length > most) return;
      }
    });
  } catch {
    return -1;
  }
  return length;
}
