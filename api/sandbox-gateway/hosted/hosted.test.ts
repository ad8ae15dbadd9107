import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../app.ts';
import { testCards } from '../payments/test-cards.ts';
import { readSettings } from '../kernel/settings.ts';
import { en } from './messages/hosted.en.ts';
import { fr } from './messages/hosted.fr.ts';

const OWN = 'http://127.0.0.1:8082';
const secret = 's'.repeat(32);
let dataDir: string;
let app: FastifyInstance;
let closed: FastifyInstance;

const sandboxWith = async (env: Record<string, string>) =>
  buildSandbox(
    readSettings({
      STOA_DATA_DIR: await mkdtemp(join(tmpdir(), 'stoa-hosted-')),
      STOA_SANDBOX_SECRET: secret,
      STOA_SANDBOX_WEBHOOK_SECRET: 'w'.repeat(32),
      STOA_SANDBOX_PUBLIC_URL: OWN,
      STOA_SITE_URL: 'http://localhost:8080',
      ...env,
    }),
  );
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stoa-hosted-'));
  app = await sandboxWith({ STOA_DEMO: '1', STOA_DATA_DIR: dataDir });
  closed = await sandboxWith({});
});
afterAll(async () => {
  await app.close();
  await closed.close();
});

const bearer = { authorization: `Bearer ${secret}` };
const typed = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
const tokenize = (body: object, headers: Record<string, string> = { origin: OWN }) =>
  app.inject({ method: 'POST', url: '/tokens', payload: body, headers });
const policyOf = ({ headers }: { headers: object }) =>
  String((headers as Record<string, unknown>)['content-security-policy']);
const formAt = (query: string) => app.inject({ url: `/card-fields?${query}` });
const parent = 'parent=http%3A%2F%2Flocalhost%3A8080';

test('the form is for pages of the site, in its language and colours, and loads from nowhere else', async () => {
  const reply = await formAt(`${parent}&locale=fr&scheme=dark`);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<html lang="fr" data-parent="http://localhost:8080" data-scheme="dark">');
  for (const { number } of testCards) expect(reply.body).toContain(`data-number="${number}"`);
  expect(policyOf(reply)).toContain("default-src 'none'; style-src 'self'; script-src 'self'");
  expect(policyOf(reply)).toContain('frame-ancestors http://localhost:8080');
  expect(policyOf(reply)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(reply)).not.toContain('unsafe');
  expect(reply.headers['x-frame-options']).toBeUndefined();
});

test('a page of another site gets no form', async () => {
  const reply = await formAt('parent=https%3A%2F%2Felsewhere.example');
  expect(reply.statusCode).toBe(400);
  expect(reply.body).not.toContain('<form');
  expect(policyOf(reply)).toContain('frame-ancestors http://localhost:8080');
});

test('what is put into a page stays text', async () => {
  const reply = await formAt(`${parent}&locale=%22%3E%3Cscript%3E&scheme=%3Cb%3E`);
  expect(reply.body).toContain('<html lang="en" data-parent="http://localhost:8080" data-scheme="light">');
});

test('scripts and style come without types, and are nobody else’s files', async () => {
  const scripts = [...(await formAt(parent)).body.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
  expect(scripts).toEqual(['/hosted/hosted.css', '/hosted/browser/card-form.ts']);
  const form = await app.inject({ url: '/hosted/browser/card-form.ts' });
  expect(form.headers['content-type']).toMatch(/^text\/javascript/);
  expect(form.body).not.toContain('import type');
  const imports = [...form.body.matchAll(/from '([^']+)'/g)].map(
    ([, path]) => new URL(path!, `${OWN}/hosted/browser/`),
  );
  for (const { pathname } of imports) expect((await app.inject({ url: pathname })).statusCode).toBe(200);
  expect((await app.inject({ url: '/settings.ts' })).statusCode).toBe(404);
});

test('only the form itself gets tokens, and says what is wrong at which field', async () => {
  expect((await tokenize(typed)).json()).toEqual({
    token: expect.stringMatching(/^tok_/),
    brand: 'visa',
    last4: '4242',
  });
  expect((await tokenize(typed, {})).statusCode).toBe(403);
  expect((await tokenize(typed, { origin: 'http://localhost:8080' })).statusCode).toBe(403);
  const refused = async (change: Partial<typeof typed>) => {
    const reply = await tokenize({ ...typed, ...change });
    return [reply.statusCode, reply.json().error.field, reply.json().error.code];
  };
  expect(await refused({ number: '4242424242424241' })).toEqual([422, 'number', 'card_form']);
  expect(await refused({ number: '4111111111111111' })).toEqual([422, 'number', 'no_test_card']);
  expect(await refused({ expiry: '01/20' })).toEqual([422, 'expiry', 'card_past']);
  expect(await refused({ cvc: '12' })).toEqual([422, 'cvc', 'card_form']);
});

test('no card number is written down, nor said again in an answer', async () => {
  await tokenize(typed);
  const replies = [
    await tokenize({ ...typed, number: '4111111111111111' }),
    await tokenize({ number: 4242424242424242 }),
    await app.inject({
      method: 'POST',
      url: '/tokens',
      headers: { origin: OWN, 'content-type': 'application/json' },
      payload: '{"number": 4242424242424242',
    }),
  ];
  for (const { statusCode, body } of replies) {
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/\d{12}/);
  }
  expect(await readFile(join(dataDir, 'sandbox-gateway/journal.jsonl'), 'utf8')).not.toMatch(/4242\s?4242|\b\d{16}\b/);
});

const challenge = async (reference: string) => {
  const { token } = (await tokenize({ ...typed, number: '4000002500003155' })).json<{ token: string }>();
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/payments',
    headers: { ...bearer, 'idempotency-key': `key-of-${reference}` },
    payload: {
      reference,
      amount_minor: 1250,
      currency: 'KWD',
      customer: 'customer-1',
      email: 'amina@example.org',
      return_url: 'http://localhost:8080/payment?reference=1&from=bank',
      card: { token },
    },
  });
  const { pathname, search } = new URL(reply.json<{ challenge: { url: string } }>().challenge.url);
  return { page: `${pathname}${search}`, pathname, code: new URLSearchParams(search).get('code')! };
};

test('the bank’s page names amount, card and reference, and its answer leads back', async () => {
  const { page, pathname, code } = await challenge('ST-1');
  const reply = await app.inject({ url: page, headers: { 'accept-language': 'fr-CA,en;q=0.5' } });
  expect(reply.body).toContain('<html lang="fr"');
  expect(reply.body.replace(/\s+/g, ' ')).toContain('1,250 KWD');
  expect(reply.body).toContain('Visa se terminant par 3155');
  expect(policyOf(reply)).toContain("form-action 'self' http://localhost:8080;");
  expect(policyOf(reply)).toContain("frame-ancestors 'none'");
  const decide = (decision: string) =>
    app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ code, decision }).toString(),
    });
  const answered = await decide('approve');
  expect([answered.statusCode, answered.headers.location]).toEqual([
    303,
    'http://localhost:8080/payment?reference=1&from=bank',
  ]);
  expect((await decide('refuse')).statusCode).toBe(303);
  const again = await app.inject({ url: page });
  expect(again.body).toContain(en['challenge.over']);
  expect(again.body).not.toContain('<form');
  const { payments } = (await app.inject({ url: '/v1/payments?reference=ST-1', headers: bearer })).json();
  expect(payments).toMatchObject([{ status: 'paid' }]);
});

test('without its code a challenge cannot be answered', async () => {
  const { pathname } = await challenge('ST-2');
  expect((await app.inject({ url: pathname })).body).not.toContain('<form');
  const guessed = await app.inject({ method: 'POST', url: pathname, payload: { code: 'x', decision: 'approve' } });
  expect(guessed.statusCode).toBe(404);
  expect((await app.inject({ url: '/challenges/pay_none?code=x' })).statusCode).toBe(404);
});

test('a challenge that nobody answers is over after a quarter of an hour', async () => {
  await challenge('ST-3');
  await app.inject({ method: 'POST', url: '/clock', headers: bearer, payload: { by_ms: 15 * 60_000 } });
  const { payments } = (await app.inject({ url: '/v1/payments?reference=ST-3', headers: bearer })).json();
  expect(payments).toMatchObject([{ status: 'failed', failure: { code: 'authentication_failed' } }]);
});

test('the workbench is open in a demonstration, to no page of another site, and else to the site’s server alone', async () => {
  const here = { host: '127.0.0.1:8082' };
  const turn = (of: FastifyInstance, headers: Record<string, string>) =>
    of.inject({ method: 'POST', url: '/knobs', headers: { ...here, ...headers }, payload: { delay_ms: 0 } });
  const page = await app.inject({ url: '/', headers: here });
  expect(page.statusCode).toBe(200);
  expect(policyOf(page)).toContain("form-action 'none'");
  expect((await app.inject({ url: '/workbench', headers: here })).statusCode).toBe(200);
  expect((await app.inject({ url: '/workbench', headers: { host: 'rebound.example' } })).statusCode).toBe(421);
  expect((await turn(app, { origin: OWN })).statusCode).toBe(200);
  expect((await turn(app, { origin: 'http://localhost:8080' })).statusCode).toBe(403);
  for (const url of ['/', '/workbench']) expect((await closed.inject({ url, headers: here })).statusCode).toBe(404);
  expect((await turn(closed, { origin: OWN })).statusCode).toBe(404);
  expect((await turn(closed, bearer)).statusCode).toBe(200);
});

test('the calls of payments are for the site’s server alone, demonstration or not', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
    expect((await app.inject({ url: '/v1/payments?reference=ST-1', headers })).statusCode).toBe(401);
  }
  const keyless = await app.inject({ method: 'POST', url: '/v1/payments', headers: bearer, payload: {} });
  expect(keyless.json()).toMatchObject({ error: { code: 'no_key' } });
});

test('every text of the pages is there in both languages, with the same values', () => {
  const values = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(values(fr[key])).toEqual(values(en[key]));
    // A mark that a plain space would let fall onto the next line.
    expect(fr[key]).not.toMatch(/ [:;?!»]|« /);
  }
});
