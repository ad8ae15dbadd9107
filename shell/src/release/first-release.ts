import { readInlineRelease } from './read-release.ts';
import { readInlineVisit } from './read-visit.ts';

/** Imported first of all: the browser checks the signature on the side while the libraries are being evaluated. */
export const inlineVisit = readInlineVisit();
export const firstRelease = readInlineRelease(inlineVisit);
// Whoever waits for it hears of a failure; until then it is no uncaught one.
firstRelease.catch(() => undefined);
