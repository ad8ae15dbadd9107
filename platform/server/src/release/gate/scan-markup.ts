import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { NONCE_MARK } from '@stoa/shared/platform-contract/first-view-marks.ts';
import { excerptOf } from './finding.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Attribute = Element['attrs'][number];

const ACTIVE = /^(script|iframe|frame|frameset|object|embed|portal|template|foreignobject|set|animate\w*)$/;
const OF_THE_PAGE = /^(html|head|body|base|meta|link|title|noscript|plaintext|xmp)$/;
/** Attributes that hold an address. */
const ADDRESS = /^(href|src|action|formaction|poster|data|background|cite|ping|xlink:href)$/;
/** What the page itself is known by: its data stand behind a first view. */
const OWN_ID = /^stoa/;
/** Elements that end where they begin. */
const VOID = /^(area|br|col|hr|img|input|source|track|wbr)$/;

/**
 * What makes markup more than a look: code, documents, what changes or leaves the page, and what does not end. Read as a browser
 * reads it, however it is written. Undefined where there is nothing of that.
 */
export function faultInMarkup(html: string): string | undefined {
  let broken: string | undefined;
  const tree = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      broken ??= `is not well-formed (${code}): ${excerptOf(html.slice(startOffset))}`;
    },
  });
  return broken ?? faultAmong(tree.childNodes, html);
}

function faultAmong(nodes: readonly Node[], html: string): string | undefined {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    const what = faultOf(node, html);
    if (what !== undefined) return `${what}: ${excerptOf(html.slice(node.sourceCodeLocation?.startOffset ?? 0))}`;
    const within = faultAmong(node.childNodes, html);
    if (within !== undefined) return within;
  }
  return undefined;
}

function faultOf(element: Element, html: string): string | undefined {
  const { tagName, attrs } = element;
  const name = tagName.toLowerCase();
  if (ACTIVE.test(name)) return `holds ${name}, which runs or shows something of its own`;
  if (OF_THE_PAGE.test(name)) return `holds ${name}, which changes the whole page`;
  if (!isEnded(element, html)) return `does not end ${name}`;
  return attrs.map((attribute) => faultOfAttribute(name, attribute)).find((what) => what !== undefined);
}

function isEnded({ tagName, sourceCodeLocation: at }: Element, html: string): boolean {
  if (!at) return false;
  return VOID.test(tagName) || at.endTag !== undefined || html.slice(0, at.startTag?.endOffset).endsWith('/>');
}

function faultOfAttribute(element: string, { name: written, prefix, value }: Attribute): string | undefined {
  const name = (prefix ? `${prefix}:${written}` : written).toLowerCase();
  if (name.startsWith('on')) return `holds code (${name})`;
  if (name === 'style') return 'holds a style attribute, which the page’s policy refuses';
  if (name === 'srcdoc' || name === 'srcset') return `holds ${name}`;
  if (name === 'id' && OWN_ID.test(value)) return `calls an element ${value}, as parts of the page are called`;
  if (name === 'nonce' && (element !== 'style' || value !== NONCE_MARK)) return 'holds a nonce';
  // Browsers take `//x`, `/\x`, and either with white space in it, for another site.
  if (ADDRESS.test(name) && !/^(#|\/(?![/\\\s]))/.test(value)) return `leads away from the site (${name})`;
  return undefined;
}
