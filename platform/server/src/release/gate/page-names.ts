import type { Rule } from 'lightningcss';
import { LRUCache } from 'lru-cache';
import { marksIn, parseStyle, rulesIn, textOf } from './style-sheet.ts';

/** Names that a stylesheet gives to things of the whole page. */
export interface SheetNames {
  classes: ReadonlySet<string>;
  animations: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  /** Font families, in small letters. */
  families: ReadonlySet<string>;
  /** Classes, ids, custom elements and marks of frameworks, as a selector has them (`.class`) → all rules about it. */
  marks: ReadonlyMap<string, string>;
}

/** Whose names are taken: those of the frame, and what the stylesheets of other remotes are about. */
export interface PageNames {
  frame: Pick<SheetNames, 'classes' | 'animations' | 'properties'>;
  /** Family → whose it is. */
  families: ReadonlyMap<string, string>;
  /** Other remotes that are live. */
  remotes: readonly string[];
  /**
   * `.class` → the remote that it belongs to, and all its rules about it: who has the very same ones, as of a library that
   * both bring, changes nothing. Undefined where two stylesheets have different ones.
   */
  marks: ReadonlyMap<string, { owner: string; rules: string | undefined }>;
}

/** A stylesheet of a live version. */
export interface LiveSheet {
  /** `shell`, or the name of a remote. */
  owner: string;
  integrity: string;
}

/** What the live stylesheets call things by, for those who may not take the names. */
export async function readPageNames(
  { sheets, remotes }: { sheets: readonly LiveSheet[]; remotes: readonly string[] },
  readText: (integrity: string) => Promise<string | undefined>,
): Promise<PageNames> {
  const frame = { classes: new Set<string>(), animations: new Set<string>(), properties: new Set<string>() };
  const families = new Map<string, string>();
  const marks = new Map<string, { owner: string; rules: string | undefined }>();
  for (const { owner, integrity } of sheets) {
    const sheet = await namesOfSheet(integrity, readText);
    for (const family of sheet.families) families.set(family, owner);
    if (owner === 'shell') {
      for (const kind of ['classes', 'animations', 'properties'] as const) {
        for (const name of sheet[kind]) frame[kind].add(name);
      }
      continue;
    }
    for (const [mark, rules] of sheet.marks) {
      const before = marks.get(mark);
      marks.set(mark, { owner, rules: before && before.rules !== rules ? undefined : rules });
    }
  }
  return { frame, families, remotes, marks };
}

const MOST_KNOWN = 2_000;
const known = new LRUCache<string, SheetNames>({ max: MOST_KNOWN });

/** Read once: the same stylesheets are live while many versions are published. One that is not here has no names. */
async function namesOfSheet(
  integrity: string,
  readText: (integrity: string) => Promise<string | undefined>,
): Promise<SheetNames> {
  const before = known.get(integrity);
  if (before) return before;
  const text = await readText(integrity);
  const found = namesIn(text ?? '');
  if (text !== undefined) known.set(integrity, found);
  return found;
}

/** Of a stylesheet that cannot be read: none. */
export function namesIn(text: string): SheetNames {
  const found = {
    classes: new Set<string>(),
    animations: new Set<string>(),
    properties: new Set<string>(),
    families: new Set<string>(),
    marks: new Map<string, string>(),
  };
  const read = (rules: readonly Rule[], around: string) => {
    for (const rule of rules) {
      if (rule.type === 'style') {
        for (const mark of new Set(rule.value.selectors.flatMap((selector) => [...marksIn(selector)]))) {
          found.marks.set(mark, `${found.marks.get(mark) ?? ''}${around}${textOf(rule)}`);
        }
      }
      if (rule.type === 'keyframes') found.animations.add(rule.value.name.value);
      if (rule.type === 'property') found.properties.add(rule.value.name);
      for (const family of familiesOf(rule)) found.families.add(family);
      read(rulesIn(rule), around + frameOf(rule));
    }
  };
  read(rulesOf(text), '');
  for (const mark of found.marks.keys()) if (mark.startsWith('.')) found.classes.add(mark.slice(1));
  return found;
}

/** When rules apply that stand in another one. Of layers, remotes have one. */
function frameOf(rule: Rule): string {
  if (rule.type === 'layer-block' || !('value' in rule)) return '';
  if (rule.type === 'style') return textOf(rule.value.selectors);
  return textOf({ type: rule.type, value: { ...rule.value, rules: [] } });
}

function rulesOf(text: string): Rule[] {
  try {
    return parseStyle(text).rules;
  } catch {
    return [];
  }
}

/** Of `@font-face`. */
export const familiesOf = (rule: Rule): string[] =>
  rule.type === 'font-face'
    ? rule.value.properties.flatMap((property) =>
        property.type === 'font-family' ? String(property.value).toLowerCase() : [],
      )
    : [];

/** What the UI kit calls its own in every version, and the page before any stylesheet has come. */
const OF_FRAME = /^(mantine-|m_[0-9a-f]{5,}$|stoa-)/;

export const isFrameName = (name: string, known: ReadonlySet<string> | undefined): boolean =>
  OF_FRAME.test(name) || (known?.has(name) ?? false);

/** Whose a mark is, where it is another remote's: what its stylesheets name, and what begins with its name. */
export function findOwner(mark: string, remote: string, names: PageNames | undefined): string | undefined {
  const name = mark.replace(/^[.#]/, '');
  const begins = (one: string) => name === one || name.startsWith(`${one}-`) || name.startsWith(`${one}_`);
  const [longest] = [remote, ...(names?.remotes ?? [])].filter(begins).sort((one, other) => other.length - one.length);
  if (longest === remote) return undefined;
  return longest ?? names?.marks.get(mark)?.owner;
}
