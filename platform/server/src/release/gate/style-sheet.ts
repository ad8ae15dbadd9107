import { transform, type Rule, type Selector, type SelectorComponent, type Warning } from 'lightningcss';

/** A stylesheet as browsers read it: escapes resolved, comments gone, broken rules left out. */
export interface ParsedStyle {
  rules: Rule[];
  /** Rules that were left out, because their selector could not be read; a newer browser may read it. */
  unread: { line: number; column: number }[];
}

/** @throws SyntaxError when it is no stylesheet at all */
export function parseStyle(code: string): ParsedStyle {
  let rules: Rule[] = [];
  const { warnings } = transform({
    filename: 'style.css',
    code: Buffer.from(code),
    errorRecovery: true,
    visitor: {
      StyleSheet: (sheet) => {
        ({ rules } = sheet);
      },
    },
  });
  const unread = warnings.filter(isLeftOut).map(({ loc }) => ({ line: loc.line, column: loc.column }));
  return { rules, unread };
}

/** Unknown pseudo-classes are kept as they stand; with any other fault the whole rule goes. */
const isLeftOut = ({ type, value }: Warning): boolean =>
  type === 'SelectorError' && !/^Unsupported/.test(String((value as { type?: unknown } | undefined)?.type ?? ''));

/** Attributes with which frameworks mark what a component draws: Vue, Angular, Astro. */
const MARKING = /^(data-v-|_ngcontent-|_nghost-|data-astro-cid-)/i;
/** Names with a hyphen that are no custom elements. */
const PLAIN = /^(annotation-xml|color-profile|font-face|missing-glyph)/;

/** What may belong to one remote alone, as it is written: `.class`, `#id`, `custom-element`, `[data-v-7ba5bd90]`. */
export function markOf(component: SelectorComponent): string | undefined {
  switch (component.type) {
    case 'class':
      return `.${component.name}`;
    case 'id':
      return `#${component.name}`;
    case 'type':
      return component.name.includes('-') && !PLAIN.test(component.name) ? component.name.toLowerCase() : undefined;
    case 'attribute':
      return MARKING.test(component.name) ? `[${component.name}]` : undefined;
    default:
      return undefined;
  }
}

/** Every mark that stands anywhere in a selector. */
export function* marksIn(selector: Selector): Generator<string> {
  for (const component of selector) {
    const mark = markOf(component);
    if (mark !== undefined) yield mark;
    if (component.type !== 'pseudo-class' || !('selectors' in component)) continue;
    for (const inner of component.selectors ?? []) yield* marksIn(Array.isArray(inner) ? inner : [inner]);
  }
}

/** A rule as a text, without the places where it stands. */
export const textOf = (rule: object): string =>
  JSON.stringify(rule, (key, value: unknown) => (key === 'loc' ? undefined : value));

/** Rules within a rule: of `@media`, `@layer`, `@scope`, and nested ones. */
export const rulesIn = (rule: Rule): Rule[] =>
  'value' in rule && typeof rule.value === 'object' && rule.value !== null && 'rules' in rule.value
    ? [rule.value.rules].flat().filter((inner): inner is Rule => typeof inner === 'object' && 'type' in inner)
    : [];
