import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'stoa_override';
/** No part of a JWS, and allowed in a cookie. */
const BETWEEN = '~';
const MOST_TOKENS = 5;
const LONGEST_TOKEN = 800;
/** No override lasts longer. */
const LASTS_S = 24 * 60 * 60;

/** The override tokens of a browser, newest first. */
export function readOverrideCookie(header: string | undefined): string[] {
  // Nearly no request has one: it costs those nothing.
  if (!header?.includes(`${NAME}=`)) return [];
  const tokens = (parseCookie(header)[NAME] ?? '').split(BETWEEN);
  return tokens
    .filter((token) => token.length <= LONGEST_TOKEN && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token))
    .slice(0, MOST_TOKENS);
}

/** The `Set-Cookie` that keeps these; without any, the one that removes the cookie. */
export const writeOverrideCookie = (tokens: readonly string[], isSecure: boolean): string =>
  stringifySetCookie({
    name: NAME,
    value: tokens.slice(0, MOST_TOKENS).join(BETWEEN),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: tokens.length > 0 ? LASTS_S : 0,
  });
