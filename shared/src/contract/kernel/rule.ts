import type { ruleTextsFr } from './rule-texts-fr.ts';

type Known = keyof typeof ruleTextsFr;
/** A sentence that says a number. */
export type CountedRule = Extract<Known, `${string}{n}${string}`>;
/** A sentence that repeats, in quotes, what was typed. */
export type QuotingRule = Extract<Known, `${string}'{text}'${string}`>;
/** A sentence that names a month. */
export type MonthRule = Extract<Known, `${string}{month}${string}`>;
/** A sentence about a rule that a person may break, in English. */
export type RuleText = Exclude<Known, CountedRule | QuotingRule | MonthRule>;

/** The text itself: that it compiles means that every language of the site has it. `z.string().min(1, rule('Enter …'))`. */
export const rule = (text: RuleText): RuleText => text;

/** For rules whose number is known where they are broken: `Write at most {n} characters.`, 1000 → `… 1,000 characters.` */
export const countedRule = (text: CountedRule, n: number): string => text.replace('{n}', numberIn('en', n));

/** For rules that name what was typed: `The coupon code '{text}' is invalid.`, SAVE20 → `The coupon code 'SAVE20' is invalid.` */
export const quotingRule = (rule: QuotingRule, text: string): string => rule.replace('{text}', () => text);

/** For rules that name a month of the calendar: `… active in {month}.`, '2026-12' → `… active in December 2026.` */
export const monthRule = (text: MonthRule, month: string): string =>
  text.replace('{month}', monthIn('en', new Date(`${month}-01T00:00:00Z`)));

/** The other way: a text as it was said, in the language of `texts`. Words that nobody translated stay as they are. */
export function translateRule(text: string, locale: string, texts: Readonly<Record<string, string>>): string {
  const known = texts[text];
  if (known !== undefined) return known;
  const quoted = /'(.*)'/.exec(text)?.[1];
  const quoting = quoted === undefined ? undefined : texts[text.replace(quoted, '{text}')];
  if (quoted !== undefined && quoting !== undefined) return quoting.replace('{text}', () => quoted);
  const named = /\b[A-Z][a-z]+ \d{4}\b/.exec(text)?.[0];
  const dated = named === undefined ? undefined : texts[text.replace(named, '{month}')];
  if (named !== undefined && dated !== undefined)
    return dated.replace('{month}', monthIn(locale, new Date(`1 ${named} UTC`)));
  const said = /-?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  const counted = said === undefined ? undefined : texts[text.replace(said, '{n}')];
  if (said === undefined || counted === undefined) return text;
  return counted.replace('{n}', numberIn(locale, Number(said.replaceAll(',', ''))));
}

const numberIn = (locale: string, n: number): string => n.toLocaleString(locale, { maximumFractionDigits: 20 });

const monthIn = (locale: string, at: Date): string =>
  at.toLocaleString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
