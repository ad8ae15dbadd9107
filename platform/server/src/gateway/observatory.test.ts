import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { applyChange } from '../release/apply-change.ts';
import { aDataDir, aShell } from '../testing/built-folders.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

/**
 * The front page graded as Mozilla's HTTP Observatory does, by its published scoring: every site begins with 100 points,
 * each test takes some away, and what goes beyond the requirements gives extra ones, which count from 90 points on. A+
 * begins at 100. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
interface Verdict {
  test: string;
  result: string;
  score: number;
}

let app: FastifyInstance;
beforeEach(async () => {
  const registry = aRegistry();
  await publish(registry, aShell());
  const releases = [{ name: 'shell', version: '1.0.0' }];
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  const dataDir = await aDataDir();
  app = await createApp(
    readSettings({ STOA_DATA_DIR: dataDir, API_URL: 'http://127.0.0.1:9', STOA_LOG_LEVEL: 'silent' }),
    registry,
  );
});
afterEach(() => app.close());

/** As a visitor sees it behind the operator's TLS. */
const visit = () => app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https', accept: 'text/html' } });

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function contentSecurityPolicy(reply: LightMyRequestResponse): Verdict {
  const verdict = (result: string, score: number): Verdict => ({ test: 'content-security-policy', result, score });
  const policy = directives(String(reply.headers['content-security-policy'] ?? ''));
  if (policy.size === 0) return verdict('not implemented', -25);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hasNonce = (list: string[]) => list.some((source) => /^'(nonce|sha\d+)-/.test(source));
  const isBroad = (list: string[]) => list.some((source) => ['*', 'http:', 'https:', 'data:'].includes(source));
  const isInline = (list: string[]) => list.includes("'unsafe-inline'") && !hasNonce(list);
  const scripts = sources('script-src');
  if (isInline(scripts) || isBroad(scripts) || isBroad(sources('object-src'))) return verdict('unsafe inline', -20);
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return verdict('insecure sources', -20);
  if (scripts.includes("'unsafe-eval'")) return verdict('unsafe eval', -10);
  if (isInline(sources('style-src'))) return verdict('unsafe inline in styles only', 0);
  if (policy.get('default-src')?.join() === "'none'") return verdict('no unsafe, default none', 10);
  return verdict('no unsafe', 5);
}

function cookies(reply: LightMyRequestResponse): Verdict {
  const verdict = (result: string, score: number): Verdict => ({ test: 'cookies', result, score });
  if (reply.cookies.length === 0) return verdict('none', 0);
  if (reply.cookies.some(({ secure }) => !secure)) return verdict('without Secure', -20);
  if (reply.cookies.some(({ httpOnly }) => !httpOnly)) return verdict('without HttpOnly', -30);
  const areSameSite = reply.cookies.every(({ sameSite }) => ['lax', 'strict'].includes(String(sameSite).toLowerCase()));
  return areSameSite ? verdict('Secure, HttpOnly and SameSite', 5) : verdict('Secure and HttpOnly', 0);
}

function crossOriginSharing(reply: LightMyRequestResponse): Verdict {
  const allowed = reply.headers['access-control-allow-origin'];
  return { test: 'cross-origin-resource-sharing', result: String(allowed ?? 'none'), score: allowed ? -50 : 0 };
}

function transportSecurity(reply: LightMyRequestResponse): Verdict {
  const age = Number(/max-age=(\d+)/.exec(String(reply.headers['strict-transport-security']))?.[1] ?? -1);
  const score = age < 0 ? -20 : age < 15_768_000 ? -10 : 0;
  return { test: 'strict-transport-security', result: `${age} s`, score };
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
function referrerPolicy(reply: LightMyRequestResponse): Verdict {
  const policy = String(reply.headers['referrer-policy'] ?? '');
  const isUnsafe = ['origin', 'origin-when-cross-origin', 'unsafe-url'].includes(policy);
  return { test: 'referrer-policy', result: policy, score: PRIVATE.includes(policy) ? 5 : isUnsafe ? -5 : 0 };
}

/** Scripts of the own site need no integrity; those that carry it all the same earn nothing more. */
function subresourceIntegrity(reply: LightMyRequestResponse): Verdict {
  const foreign = [...reply.body.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  const unchecked = foreign.filter(([tag]) => !tag.includes('integrity='));
  return {
    test: 'subresource-integrity',
    result: `${foreign.length} foreign scripts`,
    score: unchecked.length ? -5 : 0,
  };
}

function contentTypeOptions(reply: LightMyRequestResponse): Verdict {
  const value = String(reply.headers['x-content-type-options'] ?? 'none');
  return { test: 'x-content-type-options', result: value, score: value === 'nosniff' ? 0 : -5 };
}

function framing(reply: LightMyRequestResponse): Verdict {
  const ancestors = directives(String(reply.headers['content-security-policy'] ?? '')).get('frame-ancestors');
  const isDenied = /^(deny|sameorigin)$/i.test(String(reply.headers['x-frame-options']));
  return { test: 'x-frame-options', result: ancestors?.join(' ') ?? 'none', score: ancestors ? 5 : isDenied ? 0 : -20 };
}

function resourcePolicy(reply: LightMyRequestResponse): Verdict {
  const value = String(reply.headers['cross-origin-resource-policy'] ?? 'none');
  const score = ['same-origin', 'same-site'].includes(value) ? 10 : value === 'cross-origin' ? -5 : 0;
  return { test: 'cross-origin-resource-policy', result: value, score };
}

const tests = [
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  transportSecurity,
  referrerPolicy,
  subresourceIntegrity,
  contentTypeOptions,
  framing,
  resourcePolicy,
];

test('the front page is graded A+: nothing is taken away, and the extra points of every test are earned', async () => {
  const reply = await visit();
  const verdicts = tests.map((judge) => judge(reply));
  expect(verdicts.filter(({ score }) => score < 0)).toEqual([]);
  const score = verdicts.reduce((sum, verdict) => sum + verdict.score, 100);
  // 10 for the policy, 5 for cookies, 5 for the referrer, 5 for framing, 10 for the resource policy.
  expect({ score, verdicts }).toMatchObject({ score: 135 });
});

test('the grader takes points away where a site is careless', async () => {
  const reply = await visit();
  const careless = {
    ...reply,
    headers: { 'content-security-policy': "script-src 'self' 'unsafe-inline'" },
    cookies: [],
  };
  const score = tests.reduce((sum, judge) => sum + judge(careless as unknown as LightMyRequestResponse).score, 100);
  expect(score).toBeLessThan(40);
});
