import { asBrowsersRead, brokenAddressRule } from '@stoa/shared/contract/kernel/https-address.ts';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { OwnSubmission, SubmissionBody } from '@stoa/shared/contract/learning/assignments.ts';

export const MOST_CHARACTERS = 20_000;
const MOST_ADDRESS = 2000;

/** What is typed, as it stands in the fields; empty is none. */
export interface Work {
  text: string;
  url: string;
}

export const workOf = (own: Pick<OwnSubmission, 'text' | 'url'> | null): Work => ({
  text: own?.text ?? '',
  url: own?.url ?? '',
});

/** As the server keeps it: blank text is none, an address is kept as browsers read it. */
export const bodyOf = ({ text, url }: Work): Pick<SubmissionBody, 'text' | 'url'> => ({
  text: text.trim() === '' ? null : text,
  url: asBrowsersRead(url.trim()) || null,
});

export function isSameWork(one: Work, other: Work): boolean {
  const [first, second] = [bodyOf(one), bodyOf(other)];
  return first.text === second.text && first.url === second.url;
}

/** The rule that a text breaks, as the server would say it. */
export const brokenTextRule = ({ text }: Work): RuleText | undefined =>
  text.length > MOST_CHARACTERS ? rule('At most 20,000 characters.') : undefined;

/** The rule that an address breaks; one that is not typed yet breaks none. */
export function brokenUrlRule({ url }: Work): RuleText | undefined {
  const address = url.trim();
  if (address === '') return undefined;
  if (asBrowsersRead(address).length > MOST_ADDRESS) return rule('Address must be at most 2000 characters.');
  return brokenAddressRule(address);
}

/** What can be kept as a draft: of a part that breaks a rule, such as a half-typed address, what was there before. */
export const draftOf = (typed: Work, base: Work): Work => ({
  text: brokenTextRule(typed) ? base.text : typed.text,
  url: brokenUrlRule(typed) ? base.url : typed.url,
});
