/** An opening tag of an SVG, with small letters and without namespaces. */
export interface Tag {
  kind: 'tag';
  index: number;
  name: string;
  /** Values as they stand there. */
  attributes: [name: string, value: string][];
}

/** What stands in a `<style>`, without comments. */
interface Style {
  kind: 'style';
  index: number;
  css: string;
}

/** Here a browser stops reading. */
interface Broken {
  kind: 'broken';
  index: number;
}

/**
 * Reads an SVG from its beginning to its end, each letter once, and stops where it is no XML. Comments are left out; what
 * stands in CDATA is text to a browser, but is read here too: no picture needs tags in it.
 */
export function* tagsIn(code: string): Generator<Tag | Style | Broken> {
  let style: Style | undefined;
  let at = 0;
  for (let start = code.indexOf('<'); start >= 0; start = code.indexOf('<', at)) {
    if (style) style.css += code.slice(at, start);
    if (code.startsWith('<!--', start)) {
      const end = code.indexOf('-->', start + 4);
      if (end < 0) return yield { kind: 'broken', index: start };
      at = end + 3;
      continue;
    }
    if (style && STYLE_END.test(code.slice(start, start + MOST_OF_AN_END))) {
      yield style;
      style = undefined;
    }
    const read = readTag(code, start);
    if (read === undefined) {
      // A closing tag, a declaration, or a sign by itself: what is in it is read on.
      at = start + 1;
      continue;
    }
    if (read === 'broken') return yield { kind: 'broken', index: start };
    yield read.tag;
    at = read.end;
    if (read.tag.name === 'style' && code[at - 2] !== '/') style ??= { kind: 'style', index: start, css: '' };
  }
  if (style) yield { kind: 'broken', index: style.index };
}

const STYLE_END = /^<\/(?:[\w-]+:)?style/i;
const MOST_OF_AN_END = 80;

const NAME = /<([A-Za-z_][\w:.-]*)/y;
const ATTRIBUTE = /\s*([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const END = /\s*\/?>/y;

function readTag(code: string, start: number): { tag: Tag; end: number } | 'broken' | undefined {
  NAME.lastIndex = start;
  const name = NAME.exec(code)?.[1];
  if (name === undefined) return undefined;
  const attributes: Tag['attributes'] = [];
  let at = NAME.lastIndex;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(code);
    if (!found) break;
    attributes.push([local(found[1] ?? ''), found[2] ?? found[3] ?? '']);
    at = ATTRIBUTE.lastIndex;
  }
  END.lastIndex = at;
  if (!END.test(code)) return 'broken';
  return { tag: { kind: 'tag', index: start, name: local(name), attributes }, end: END.lastIndex };
}

const local = (name: string): string => (name.split(':').at(-1) ?? name).toLowerCase();
