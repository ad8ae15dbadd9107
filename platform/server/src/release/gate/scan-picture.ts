import { excerptOf } from './finding.ts';
import { tagsIn, type Tag } from './picture-tags.ts';
import type { Leak } from './scan-cascade.ts';

const ACTIVE = /^(script|foreignobject|handler|listener|iframe|embed|object|audio|video|canvas)$/;
const NO_SCRIPT = 'Export it again as a plain picture, without scripts and handlers.';
const OWN_PARTS = 'Put into the picture what it shows, or leave it out.';
const AGAIN = 'Export it again; no browser could draw it either.';

/** What is wrong, and where in the text. */
type Fault = [index: number, what: string, remedy: string];

/**
 * Finds what makes an SVG more than a picture: code, pages within it, and what it would fetch. It is served with a policy
 * that stops all of that; this tells early, and holds where a browser opens it in another way. The time it takes grows
 * with the picture and no faster, however it is written.
 */
export function scanPicture(code: string): Leak[] {
  const faults = [...faultsIn(code)].sort(([one], [other]) => one - other);
  const leaks: Leak[] = [];
  let line = 1;
  let start = 0;
  for (const [index, what, remedy] of faults) {
    for (let end = code.indexOf('\n', start); end >= 0 && end < index; end = code.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    leaks.push({ line, column: index - start + 1, what: `${what}: ${excerptOf(code.slice(index))}`, remedy });
  }
  return leaks;
}

function* faultsIn(code: string): Generator<Fault> {
  // What is read here as other letters than a browser does, is not looked into at all.
  const encoding = encodingOf(code);
  if (/[\0\uFFFD]/.test(code) || (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding))) {
    yield [0, 'is not written in UTF-8', 'Save it as UTF-8.'];
    return;
  }
  for (const { index } of code.matchAll(/<!ENTITY|<\?xml-stylesheet/gi)) {
    yield [index, 'has parts that come from elsewhere', OWN_PARTS];
  }
  for (const part of tagsIn(code)) {
    if (part.kind === 'broken') yield [part.index, 'is not well-formed', AGAIN];
    else if (part.kind === 'style' && fetches(plain(part.css))) {
      yield [part.index, 'has styles that fetch something', OWN_PARTS];
    } else if (part.kind === 'tag') {
      for (const [what, remedy] of faultsOf(part)) yield [part.index, what, remedy];
    }
  }
}

/** Of the XML declaration, which stands before all else. */
function encodingOf(code: string): string | undefined {
  const end = code.indexOf('>');
  const first = end < 0 ? code : code.slice(0, end);
  return /<\?xml/i.test(first) ? /encoding\s*=\s*["']([^"']+)/i.exec(first)?.[1] : undefined;
}

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
function plain(value: string): string {
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
  for (const [key, raw] of attributes) {
    const value = plain(raw);
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
