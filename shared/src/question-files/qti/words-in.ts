import { markdownOf } from './markdown-of.ts';
import type { Xml } from './xml.ts';

const emphasis = new Set(['b', 'strong', 'em', 'i', 'code']);

/** Answers are said in plain words; what is drawn in them must be words. @throws UnreadableQuestion */
export const wordsIn = (element: Xml): string =>
  markdownOf(withoutEmphasis(element))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\\([\\*_`[\]])/g, '$1');

const withoutEmphasis = (element: Xml): Xml => ({
  ...element,
  children: element.children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    const bare = withoutEmphasis(child);
    return emphasis.has(child.name) ? bare.children : [bare];
  }),
});
