import { excerptOf } from './finding.ts';
import type { Leak } from './scan-cascade.ts';

const ACTIVE = /^(script|foreignobject|handler|listener|iframe|embed|object|audio|video|canvas)$/;
const NO_SCRIPT = 'Export it again as a plain picture, without scripts and handlers.';
const OWN_PARTS = 'Put into the picture what it shows, or leave it out.';

/**
 * Finds what makes an SVG more than a picture: code, pages within it, and what it would fetch. It is served with a policy
 * that stops all of that; this tells early, and holds where a browser opens it in another way.
 */
export function scanPicture(code: string): Leak[] {
  const leaks: Leak[] = [];
  const note = (index: number, what: string, remedy: string) => {
    const before = code.slice(0, index).split('\n');
    const excerpt = excerptOf(code.slice(index));
    leaks.push({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1, what: `${what}: ${excerpt}`, remedy });
  };
  // What is read here as other letters than a browser does, is not looked into at all.
  const encoding = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(code)?.[1];
  if (/[\0\uFFFD]/.test(code) || (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding))) {
    note(0, 'is not written in UTF-8', 'Save it as UTF-8.');
    return leaks;
  }
  for (const { index } of code.matchAll(/<!ENTITY|<\?xml-stylesheet/gi)) {
    note(index, 'has parts that come from elsewhere', OWN_PARTS);
  }
  for (const tag of tagsIn(code)) for (const [what, remedy] of faultsOf(tag)) note(tag.index, what, remedy);
  for (const { index, 1: css = '' } of code.matchAll(/<(?:[\w-]+:)?style[^>]*>([\s\S]*?)<\/(?:[\w-]+:)?style/gi)) {
    if (fetches(css)) note(index, 'has styles that fetch something', OWN_PARTS);
  }
  return leaks.sort((one, other) => one.line - other.line || one.column - other.column);
}

interface Tag {
  index: number;
  name: string;
  attributes: [name: string, value: string][];
}

/** Comments are left out; what stands in CDATA is text to a browser, but is read here too: no picture needs tags in it. */
function* tagsIn(code: string): Generator<Tag> {
  const plain = code.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
  for (const { index, 1: name = '', 2: rest = '' } of plain.matchAll(
    /<([A-Za-z_][\w:.-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g,
  )) {
    const attributes = [...rest.matchAll(/([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key = '', double, single]): [string, string] => [local(key), decoded(double ?? single ?? '')],
    );
    yield { index, name: local(name), attributes };
  }
}

const local = (name: string): string => (name.split(':').at(-1) ?? name).toLowerCase();

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  tab: '',
  newline: '',
};
function decoded(value: string): string {
  const text = value.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const point = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
  // Browsers skip these on the way to an address's scheme.
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function* faultsOf({ name, attributes }: Tag): Generator<[what: string, remedy: string]> {
  if (ACTIVE.test(name)) yield [`holds <${name}>`, NO_SCRIPT];
  for (const [key, value] of attributes) {
    const address = value.replaceAll(' ', '');
    if (/^on/.test(key)) yield [`has the handler ${key}`, NO_SCRIPT];
    else if (/(^|;)(javascript|vbscript|data:text\/html|data:application)/i.test(address)) {
      yield ['has an address that is code', NO_SCRIPT];
    } else if ((key === 'href' || key === 'src') && name !== 'a' && !isInside(address)) {
      yield ['fetches something', OWN_PARTS];
    } else if (key !== 'href' && fetches(value)) yield ['has styles that fetch something', OWN_PARTS];
  }
}

/** A part of the picture itself, or a raster picture that stands in it. */
const isInside = (address: string): boolean => /^(#|$|data:image\/(png|jpe?g|gif|webp|avif);)/i.test(address);

const fetches = (css: string): boolean =>
  /@import/i.test(css) ||
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, address = '']) => !isInside(address.trim()));
