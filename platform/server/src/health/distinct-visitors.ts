/**
 * Who was counted, by the smallest hashes only: two gateways that both counted the same visitor find out when they are
 * put together. Exact up to `KEPT` visitors, beyond that a sample that tells their number to about 3 %.
 *
 * Bar-Yossef et al., Counting distinct elements in a data stream (RANDOM 2002): the k smallest values.
 */
export interface DistinctVisitors {
  hashes: number[];
  /** Hashes at or above it are not kept any more. */
  limit: number;
}

export const HASH_BYTES = 6;
const HASHES = 2 ** (8 * HASH_BYTES);
const KEPT = 1024;

export const noVisitors = (): DistinctVisitors => ({ hashes: [], limit: HASHES });

export function addVisitor(visitors: DistinctVisitors, hash: number): void {
  if (hash >= visitors.limit) return;
  visitors.hashes.push(hash);
  if (visitors.hashes.length >= 2 * KEPT) shorten(visitors);
}

function shorten(visitors: DistinctVisitors): void {
  const sorted = [...new Set(visitors.hashes)].toSorted((a, b) => a - b);
  if (sorted.length > KEPT) visitors.limit = sorted[KEPT]!;
  visitors.hashes = sorted.slice(0, KEPT);
}

/** How many different visitors all of these have together. */
export function countDistinct(all: DistinctVisitors[]): number {
  const limit = Math.min(...all.map((visitors) => visitors.limit));
  const hashes = new Set(all.flatMap((visitors) => visitors.hashes.filter((hash) => hash < limit)));
  return limit === HASHES ? hashes.size : (hashes.size / limit) * HASHES;
}

/** The limit first, as it is not among the hashes; then six bytes each. */
export function encodeVisitors(visitors: DistinctVisitors): string {
  shorten(visitors);
  const bytes = Buffer.alloc(8 + visitors.hashes.length * HASH_BYTES);
  bytes.writeDoubleBE(visitors.limit);
  visitors.hashes.forEach((hash, at) => bytes.writeUIntBE(hash, 8 + at * HASH_BYTES, HASH_BYTES));
  return bytes.toString('base64');
}

export function decodeVisitors(text: string): DistinctVisitors {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length < 8) return noVisitors();
  const hashes = Array.from({ length: Math.floor((bytes.length - 8) / HASH_BYTES) }, (_, at) =>
    bytes.readUIntBE(8 + at * HASH_BYTES, HASH_BYTES),
  );
  return { hashes, limit: bytes.readDoubleBE() };
}
