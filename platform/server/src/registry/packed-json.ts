import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { toJson } from './json-object.ts';

/** What would be more was not written here. */
const MOST_BYTES = 64 * 1024 * 1024;
const OBJECT_BEGINS = '{'.charCodeAt(0);
/** Finds what two texts share a hundred kilobytes apart, in a millisecond; more takes ten times as long and saves a tenth. */
const EFFORT = 3;

const compress = promisify(brotliCompress);

/** JSON of an object that repeats itself, as brotli. */
export const toPackedJson = (value: object): Promise<Buffer> =>
  compress(toJson(value), { params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT } });

export const isPacked = (content: Uint8Array): boolean => content[0] !== OBJECT_BEGINS;

/** The JSON text, also of what was written as it is. @throws naming the object where it is neither */
export function unpacked(key: string, content: Uint8Array): Uint8Array {
  if (!isPacked(content)) return content;
  try {
    return brotliDecompressSync(content, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    throw new Error(`${key} cannot be read: ${String(error)}`, { cause: error });
  }
}
