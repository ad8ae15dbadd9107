import type { ruleTextsFr } from './rule-texts-fr.ts';

/** A sentence about a rule that a person may break, in English. */
export type RuleText = keyof typeof ruleTextsFr;

/** The text itself: that it compiles means that every language of the site has it. `z.string().min(1, rule('Enter …'))`. */
export const rule = (text: RuleText): RuleText => text;
