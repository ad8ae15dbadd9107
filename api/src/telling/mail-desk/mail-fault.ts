import type { MailFault } from '@stoa/shared/contract/telling/mail-words.ts';

/** The first that fits. Codes are those of SMTP (RFC 5321, RFC 3463) and of sockets. */
const signs: readonly [MailFault, RegExp][] = [
  ['not_written', /The email has no|is no path of the site/],
  ['unknown_address', /\b5\d\d[ -]5\.1\.|No recipients defined/],
  ['no_login', /\b53[045]\b|Invalid login|Missing credentials|EAUTH/],
  ['not_secure', /certificate|wrong version number|\bSSL\b|\bTLS\b/i],
  [
    'unreachable',
    /ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|EPIPE|Connection closed|socket close/i,
  ],
  ['too_slow', /time(d )?-?out|ETIMEDOUT|aborted/i],
  ['busy', /\b4\d\d[ -]/],
  ['refused', /\b5\d\d[ -]/],
];

export const faultOf = (error: string): MailFault => signs.find(([, sign]) => sign.test(error))?.[0] ?? 'other';

/** What a server says of a mail may repeat what stands in it: its links, its code. Nobody signs in by a list of errors. */
export function withoutSecrets(error: string, values: Readonly<Record<string, string>>): string {
  const secrets = Object.entries(values).filter(([name, value]) => isSecret(name) && value.length > 3);
  const hidden = secrets.reduce((text, [, value]) => text.replaceAll(value, HIDDEN), error);
  return hidden.replaceAll(/\bhttps?:\/\/\S+/gi, HIDDEN);
}

const HIDDEN = '[…]';
const isSecret = (name: string): boolean => name === 'code' || /(^|_)path$/.test(name);
