import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { UnreadableQuestion } from '../reading/read-items.ts';

/** An element. Names are in small letters, without prefix and hyphens: `qti-simple-choice` of QTI 3 is `simplechoice`, as in 2. */
export interface Xml {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Elements and texts, in their order. */
  children: readonly (Xml | string)[];
}

/** Elements and texts in their order, as they are written. */
export const parsing = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
} as const;
const parser = new XMLParser(parsing);

/** What a type of document declares can unfold without end; its bare name is written by many and says nothing. */
const bareDoctype = /<!DOCTYPE[^[>]*>/i;

/** @throws UnreadableQuestion */
export function readXml(written: string): Xml {
  const text = written.replace(bareDoctype, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true) {
    throw new UnreadableQuestion('malformed');
  }
  const root = nodesOf(parser.parse(text)).find((node) => typeof node !== 'string');
  if (root === undefined) throw new UnreadableQuestion('malformed');
  return root;
}

const plainName = (name: string): string => name.toLowerCase().replace(/^qti-/, '').replaceAll(/[-_]/g, '');

export function nodesOf(parsed: unknown): (Xml | string)[] {
  if (!Array.isArray(parsed)) return [];
  return (parsed as Record<string, unknown>[]).flatMap((node): (Xml | string)[] => {
    if ('#text' in node) return [String(node['#text'])];
    const name = Object.keys(node).find((key) => key !== ':@');
    if (name === undefined || name.startsWith('?')) return [];
    const attributes = Object.entries((node[':@'] ?? {}) as Record<string, unknown>);
    return [
      {
        name: plainName(name),
        attributes: Object.fromEntries(attributes.map(([key, value]) => [plainName(key), String(value)])),
        children: nodesOf(node[name]),
      },
    ];
  });
}

/** A text without elements, line by line. */
export const proseOf = (text: string): Xml => ({
  name: 'text',
  attributes: {},
  children: text.split(/\r?\n/).flatMap((line, at) => (at === 0 ? [line] : [lineBreak, line])),
});
const lineBreak: Xml = { name: 'br', attributes: {}, children: [] };

export const elementsOf = ({ children }: Xml): Xml[] => children.filter((child) => typeof child !== 'string');

/** Every such element in it, at any depth, in its order. */
export const allOf = (element: Xml, name: string): Xml[] =>
  elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);

/** Its words alone, spaces as one. */
export const wordsOf = (element: Xml | undefined): string => textOf(element).replaceAll(/\s+/g, ' ').trim();

const textOf = (element: Xml | undefined): string =>
  element?.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') ?? '';
