import { transform, type Rule, type Selector, type Warning } from 'lightningcss';

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

/** Every class that stands anywhere in a selector. */
export function* classesIn(selector: Selector): Generator<string> {
  for (const component of selector) {
    if (component.type === 'class') yield component.name;
    if (component.type !== 'pseudo-class' || !('selectors' in component)) continue;
    for (const inner of component.selectors ?? []) yield* classesIn(Array.isArray(inner) ? inner : [inner]);
  }
}

/** Rules within a rule: of `@media`, `@layer`, `@scope`, and nested ones. */
export const rulesIn = (rule: Rule): Rule[] =>
  'value' in rule && typeof rule.value === 'object' && rule.value !== null && 'rules' in rule.value
    ? [rule.value.rules].flat().filter((inner): inner is Rule => typeof inner === 'object' && 'type' in inner)
    : [];
