import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { LOGGED_IN_COOKIE, TOKEN_COOKIE } from '@stoa/shared/contract/site/session-cookies.ts';

/** The token of a person who counts as logged in: both cookies must be there. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const cookies = parseCookie(headers.cookie ?? '');
  return cookies[LOGGED_IN_COOKIE] ? cookies[TOKEN_COOKIE] || undefined : undefined;
}
