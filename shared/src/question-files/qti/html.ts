import { XMLParser } from 'fast-xml-parser';
import { htmlWords } from '../reading/html-words.ts';
import { withNamedSigns } from './named-signs.ts';
import { nodesOf, parsing, proseOf, type Xml } from './xml.ts';

/** Leaves open what HTML leaves open. A browser's own parser is not asked: Trusted Types forbid it. */
const parser = new XMLParser({
  ...parsing,
  transformTagName: (name) => name.toLowerCase(),
  unpairedTags: ['br', 'hr', 'img', 'input', 'wbr', 'col', 'source', 'track', 'embed', 'link', 'meta'],
  stopNodes: ['*.script', '*.style'],
  processEntities: true,
});

/** HTML as elements; of what cannot be read so, its words. */
export function htmlOf(written: string): Xml {
  try {
    return {
      name: 'html',
      attributes: {},
      children: nodesOf(parser.parse(`<html>${withNamedSigns(withSigns(written))}</html>`)),
    };
  } catch {
    return proseOf(htmlWords(written));
  }
}

/** What begins no tag is a sign: `a < b`. */
const withSigns = (written: string): string => written.replaceAll(/<(?![a-z/!])/gi, '&lt;');
