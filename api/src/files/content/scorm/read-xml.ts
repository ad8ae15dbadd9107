import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { refuse } from './refused.ts';

/** An element, its names without their namespaces' prefixes. */
export interface XmlElement {
  name: string;
  /** Names in small letters: packages write `scormtype` and `scormType`. */
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** Its own text, without spaces around it. */
  text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  // Numbers of signs, too.
  htmlEntities: true,
});

/** @throws PackageRefused */
export function readXml(bytes: Buffer): XmlElement {
  const text = decoded(bytes);
  // What is declared there can name other files, and unfold without end.
  if (/<!(DOCTYPE|ENTITY)/i.test(text.replaceAll(/<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs, ''))) {
    refuse(rule('The manifest declares a document type or entities. Export it without them.'));
  }
  const malformed = () => refuse(rule('The manifest is no well-formed XML.'));
  if (XMLValidator.validate(text) !== true) malformed();
  try {
    const [root] = elementsOf(parser.parse(text));
    return root ?? malformed();
  } catch {
    return malformed();
  }
}

function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const declared = /^[^>]{0,200}encoding=["']([\w.-]+)["']/.exec(bytes.subarray(0, 300).toString('latin1'))?.[1];
  try {
    return new TextDecoder(encoding ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(rule('The manifest is not encoded as it says. Save it as UTF-8.'));
  }
}

function elementsOf(parsed: unknown): XmlElement[] {
  if (!Array.isArray(parsed)) return [];
  return (parsed as Record<string, unknown>[]).flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@');
    if (name === undefined || name === '#text' || name.startsWith('?')) return [];
    const inside = node[name];
    const attributes = Object.entries((node[':@'] ?? {}) as Record<string, unknown>);
    return [
      {
        name,
        attributes: new Map(attributes.map(([key, value]) => [key.toLowerCase(), String(value)])),
        children: elementsOf(inside),
        text: textOf(inside),
      },
    ];
  });
}

const textOf = (inside: unknown): string =>
  Array.isArray(inside)
    ? (inside as Record<string, unknown>[])
        .map((node) => ('#text' in node ? String(node['#text']) : ''))
        .join('')
        .trim()
    : '';

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name.toLowerCase() === name.toLowerCase()) ?? [];
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];
export const textIn = (element: XmlElement | undefined, name: string): string | null =>
  childOf(element, name)?.text || null;
export const attributeOf = (element: XmlElement | undefined, name: string): string | null =>
  element?.attributes.get(name.toLowerCase())?.trim() || null;

/** `true` and `1`; anything else, and nothing, is not. */
export const isYes = (value: string | null, otherwise = false): boolean =>
  value === null ? otherwise : /^(true|1|yes)$/i.test(value);
export function numberOf(value: string | null): number | null {
  const number = value === null ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}
