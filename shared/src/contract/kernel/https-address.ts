import { rule, type RuleText } from './rule.ts';

// Without zod, so that a field can say it before anything is sent.

/** Control characters, and those that nobody sees or that turn the text around them: an address would read as another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Which rule a trimmed text breaks that shall be an address elsewhere: https, naming nobody before the host. */
export function brokenAddressRule(text: string): RuleText | undefined {
  if (!/^https:\/\/[^\s/]\S*$/i.test(text) || !URL.canParse(text)) {
    return rule('Enter an address that begins with https://.');
  }
  const { username, password } = new URL(text);
  return UNSEEN.test(text) || username !== '' || password !== ''
    ? rule('Enter an address without a user name and without invisible characters.')
    : undefined;
}

/** As browsers read it; what is no address stays as it was typed. */
export const asBrowsersRead = (text: string): string => (URL.canParse(text) ? new URL(text).href : text);
