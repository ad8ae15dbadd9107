/**
 * Every fiftieth revision keeps the changes of its block for ever; the others of the block then need not stay. Fifty of
 * them are some ten kilobytes: one read for whoever looks for an old change.
 */
const BLOCK = 50;

/** The revision that keeps the changes of this one's block: the last of it. */
export const keeperOf = (revision: number): number => Math.ceil(revision / BLOCK) * BLOCK;
export const isKeeper = (revision: number): boolean => keeperOf(revision) === revision;
export const firstOfBlock = (revision: number): number => keeperOf(revision) - BLOCK + 1;
