import type { Rule } from 'lightningcss';
import { LRUCache } from 'lru-cache';
import { classesIn, parseStyle, rulesIn } from './style-sheet.ts';

/** Names that a stylesheet gives to things of the whole page. */
export interface SheetNames {
  classes: ReadonlySet<string>;
  animations: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  /** Font families, in small letters. */
  families: ReadonlySet<string>;
}

/** Whose names are taken: those of the frame, and the font families of everybody else in the page. */
export interface PageNames {
  frame: Omit<SheetNames, 'families'>;
  /** Family → whose it is. */
  families: ReadonlyMap<string, string>;
}

/** A stylesheet of a live version. */
export interface LiveSheet {
  /** `shell`, or the name of a remote. */
  owner: string;
  integrity: string;
}

/** What the live stylesheets call things by, for those who may not take the names. */
export async function readPageNames(
  sheets: readonly LiveSheet[],
  readText: (integrity: string) => Promise<string | undefined>,
): Promise<PageNames> {
  const frame = { classes: new Set<string>(), animations: new Set<string>(), properties: new Set<string>() };
  const families = new Map<string, string>();
  for (const { owner, integrity } of sheets) {
    const sheet = await namesOfSheet(integrity, readText);
    for (const family of sheet.families) families.set(family, owner);
    if (owner !== 'shell') continue;
    for (const kind of ['classes', 'animations', 'properties'] as const) {
      for (const name of sheet[kind]) frame[kind].add(name);
    }
  }
  return { frame, families };
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
  };
  const waiting = [...rulesOf(text)];
  for (let rule = waiting.pop(); rule; rule = waiting.pop()) {
    waiting.push(...rulesIn(rule));
    if (rule.type === 'style') {
      for (const selector of rule.value.selectors) for (const name of classesIn(selector)) found.classes.add(name);
    }
    if (rule.type === 'keyframes') found.animations.add(rule.value.name.value);
    if (rule.type === 'property') found.properties.add(rule.value.name);
    for (const family of familiesOf(rule)) found.families.add(family);
  }
  return found;
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
