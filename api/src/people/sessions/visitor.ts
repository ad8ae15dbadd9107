import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';

/** What a request tells about who makes it, signed in or not. */
export interface Visitor {
  /** Family names, 'Firefox' and 'Linux'; null where the browser told none. */
  browser: string | null;
  os: string | null;
  /** IP address. */
  address: string;
  /** Of the page that asks. */
  locale: Locale;
}

export const visitorOf = ({ headers, ip, locale }: FastifyRequest): Visitor => ({
  ...familiesOf(headers['user-agent'] ?? ''),
  address: ip,
  locale,
});

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Known names alone: what else a caller writes there would stand in a mail. */
function familiesOf(userAgent: string): Pick<Visitor, 'browser' | 'os'> {
  // A parser of patterns should not be given a book.
  if (userAgent === '' || userAgent.length > 1000) return { browser: null, os: null };
  const { browser, os } = Bowser.parse(userAgent);
  return {
    browser: browser.name !== undefined && browsers.has(browser.name) ? browser.name : null,
    os: os.name !== undefined && systems.has(os.name) ? os.name : null,
  };
}

const words: Record<Locale, { unknown: string; on: string }> = {
  en: { unknown: 'Unknown browser', on: 'on' },
  fr: { unknown: 'Navigateur inconnu', on: 'sous' },
};

/** 'Firefox on Linux'. */
export function deviceName(locale: Locale, { browser, os }: Pick<Visitor, 'browser' | 'os'>): string {
  const { unknown, on } = words[locale];
  return os === null ? (browser ?? unknown) : `${browser ?? unknown} ${on} ${os}`;
}
