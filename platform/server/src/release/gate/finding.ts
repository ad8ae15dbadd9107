/** Something in a source that the page's policy refuses when it is used. */
export interface Finding {
  /** As part of a sentence: `calls eval`. */
  what: string;
  /** Which part of the policy (gateway/security-headers.ts) says no. */
  policy: string;
  remedy: string;
  /** False where it may well be a way that is never gone, or that fails without harm: worth a look, no refusal. */
  isCertain: boolean;
  /** Where it stands, from 1. */
  line: number;
  column: number;
  excerpt: string;
}
/** What is wrong, wherever it stands. */
export type Found = Omit<Finding, 'line' | 'column' | 'excerpt'>;

/** Whether an address names a host: `https://cdn.example/a.js`, `//cdn.example/a.js`. */
export const namesHost = (address: string): boolean => /^\s*(https?:|wss?:)?\/\/[^/\s]/i.test(address);

export const BUNDLE_IT = 'Bundle the file, or fetch it through the API: pages use their own host only.';

const MOST_EXCERPT = 60;
export function excerptOf(text: string): string {
  const line = text.slice(0, MOST_EXCERPT).replace(/\s+/g, ' ');
  return text.length > MOST_EXCERPT ? `${line}…` : line;
}
