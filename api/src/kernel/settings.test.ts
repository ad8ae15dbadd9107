import { expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

test('an empty environment is enough', () => {
  expect(readSettings({})).toMatchObject({ port: 8081, host: '127.0.0.1', demo: false, databaseUrl: undefined });
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ port: 8081, databaseUrl: undefined });
});

test('the address of the site is kept without a slash at its end', () => {
  expect(readSettings({}).siteUrl).toBe('http://localhost:8080');
  expect(readSettings({ STOA_SITE_URL: 'https://stoa.example/' }).siteUrl).toBe('https://stoa.example');
  expect(() => readSettings({ STOA_SITE_URL: 'stoa.example' })).toThrow(/STOA_SITE_URL: must look like https:/);
});

test('content has a host name of its own, if any', () => {
  expect(readSettings({}).contentUrl).toBeUndefined();
  const site = { STOA_SITE_URL: 'https://stoa.example' };
  const content = (url: string) => readSettings({ ...site, STOA_CONTENT_URL: url });
  expect(content('https://content.stoa.example/').contentUrl).toBe('https://content.stoa.example');
  expect(() => content('https://stoa.example:8443')).toThrow(/STOA_CONTENT_URL: must have another host name/);
  expect(() => content('content.example')).toThrow(/STOA_CONTENT_URL: must look like https:/);
});

test('mails leave by SMTP only with a sender, which must be an address', () => {
  const smtp = { STOA_SMTP_URL: 'smtps://stoa:secret@mail.example:465' };
  expect(readSettings({})).toMatchObject({ smtpUrl: undefined, mailFrom: 'Stoa <no-reply@localhost>' });
  expect(() => readSettings(smtp)).toThrow(/STOA_MAIL_FROM: is needed/);
  expect(() => readSettings({ ...smtp, STOA_MAIL_FROM: 'Stoa' })).toThrow(/STOA_MAIL_FROM: must look like/);
  expect(() => readSettings({ STOA_SMTP_URL: 'http://mail.example' })).toThrow(/STOA_SMTP_URL: must look like smtps:/);
  for (const mailFrom of ['Stoa <no-reply@stoa.example>', 'no-reply@stoa.example']) {
    expect(readSettings({ ...smtp, STOA_MAIL_FROM: mailFrom })).toMatchObject({
      smtpUrl: smtp.STOA_SMTP_URL,
      mailFrom,
    });
  }
});

test('a sandbox that takes the money is told in full, and lives under a host name of its own', () => {
  const sandbox = {
    STOA_GATEWAY: 'sandbox',
    STOA_SANDBOX_URL: 'http://127.0.0.1:8082/',
    STOA_SANDBOX_PUBLIC_URL: 'http://127.0.0.1:8082',
    STOA_SANDBOX_SECRET: 'a'.repeat(32),
    STOA_SANDBOX_WEBHOOK_SECRET: 'b'.repeat(32),
  };
  expect(readSettings({}).gateway).toBeUndefined();
  expect(readSettings({ ...sandbox, STOA_GATEWAY: 'none' }).gateway).toBeUndefined();
  expect(readSettings(sandbox).gateway).toEqual({
    name: 'sandbox',
    url: 'http://127.0.0.1:8082',
    publicUrl: 'http://127.0.0.1:8082',
    secret: 'a'.repeat(32),
    webhookSecret: 'b'.repeat(32),
  });
  expect(() => readSettings({ STOA_GATEWAY: 'gold' })).toThrow(
    /STOA_GATEWAY: must be none, sandbox, stripe or paystack/,
  );
  for (const name of Object.keys(sandbox).slice(1)) {
    expect(() => readSettings({ ...sandbox, [name]: '' })).toThrow(`${name}: is needed where STOA_GATEWAY is sandbox`);
  }
  const onOurHost = { ...sandbox, STOA_SANDBOX_PUBLIC_URL: 'http://localhost:8082' };
  expect(() => readSettings(onOurHost)).toThrow(/STOA_SANDBOX_PUBLIC_URL: must have another host name/);
  expect(readSettings({ ...onOurHost, STOA_GATEWAY: 'none' }).gateway).toBeUndefined();
});

test('Stripe is told its key and the secret of its events', () => {
  const stripe = {
    STOA_GATEWAY: 'stripe',
    STOA_STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STOA_STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readSettings(stripe).gateway).toEqual({
    name: 'stripe',
    secretKey: 'sk_test_0123456789',
    webhookSecret: 'whsec_1',
  });
  for (const name of Object.keys(stripe).slice(1)) {
    expect(() => readSettings({ ...stripe, [name]: '' })).toThrow(`${name}: is needed where STOA_GATEWAY is stripe`);
  }
});

test('Paystack is told its key, which looks like one', () => {
  const paystack = { STOA_GATEWAY: 'paystack', STOA_PAYSTACK_SECRET_KEY: 'sk_live_0123456789' };
  expect(readSettings(paystack).gateway).toEqual({ name: 'paystack', secretKey: 'sk_live_0123456789' });
  expect(() => readSettings({ STOA_GATEWAY: 'paystack' })).toThrow(
    'STOA_PAYSTACK_SECRET_KEY: is needed where STOA_GATEWAY is paystack',
  );
  expect(() => readSettings({ ...paystack, STOA_PAYSTACK_SECRET_KEY: 'pk_live_0123456789' })).toThrow(
    /STOA_PAYSTACK_SECRET_KEY: must look like sk_live_/,
  );
});

test('every setting that cannot be used is named', () => {
  const read = () =>
    readSettings({ API_PORT: '99999', DATABASE_URL: 'mysql://db', STOA_DEMO: 'maybe', STOA_SECRET: 'short' });
  expect(read).toThrow(/API_PORT: must be between 0 and 65535/);
  expect(read).toThrow(/DATABASE_URL: must look like postgres:/);
  expect(read).toThrow(/STOA_DEMO: must be 0 or 1/);
  expect(read).toThrow(/STOA_SECRET: must have at least 32 characters/);
});

const google = {
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  client_id: 'an id',
  client_secret: 'a secret',
};

test('sign-in providers are a JSON list, whose wrong fields are named', () => {
  const read = (providers: unknown) =>
    readSettings({ STOA_OIDC_PROVIDERS: typeof providers === 'string' ? providers : JSON.stringify(providers) });
  expect(readSettings({}).oidcProviders).toEqual([]);
  expect(read([google]).oidcProviders).toEqual([google]);
  expect(read([{ ...google, issuer: 'http://localhost:9000' }]).oidcProviders).toHaveLength(1);
  expect(() => read('google')).toThrow(/STOA_OIDC_PROVIDERS: must be a JSON list/);
  expect(() => read([{ ...google, issuer: 'http://accounts.google.com' }])).toThrow(
    /STOA_OIDC_PROVIDERS\.0\.issuer: must be an https address/,
  );
  expect(() => read([google, { ...google, id: 'Git Hub', client_secret: undefined }])).toThrow(
    /STOA_OIDC_PROVIDERS\.1\.id: [^]*STOA_OIDC_PROVIDERS\.1\.client_secret: /,
  );
  expect(() => read([google, google])).toThrow(/STOA_OIDC_PROVIDERS: each id may stand once/);
  expect(() => read([{ ...google, scope: 'all' }])).toThrow(/STOA_OIDC_PROVIDERS\.0: .*scope/);
});

test('servers that hold classes are told in full; their addresses are kept without a slash at their end', () => {
  const read = (env: Record<string, string>) => readSettings(env).rooms;
  expect(read({})).toMatchObject({ jitsi: undefined, bigBlueButton: undefined, liveKit: undefined });
  const jitsi = { STOA_JITSI_URL: 'https://meet.example/' };
  const app = { STOA_JITSI_APP_ID: 'stoa', STOA_JITSI_APP_SECRET: 'secret' };
  expect(read(jitsi).jitsi).toEqual({ url: 'https://meet.example', app: undefined });
  expect(read({ ...jitsi, ...app }).jitsi?.app).toEqual({ id: 'stoa', secret: 'secret' });
  expect(() => read(app)).toThrow(/STOA_JITSI_URL: is needed where there is STOA_JITSI_APP_ID/);
  expect(() => read({ ...jitsi, STOA_JITSI_APP_ID: 'stoa' })).toThrow(/STOA_JITSI_APP_SECRET: is needed/);
  for (const url of ['https://bbb.example/bigbluebutton/', 'https://bbb.example/bigbluebutton/api']) {
    const { bigBlueButton } = read({ STOA_BBB_URL: url, STOA_BBB_SECRET: 'secret' });
    expect(bigBlueButton).toEqual({ apiUrl: 'https://bbb.example/bigbluebutton/api', secret: 'secret' });
    expect(() => read({ STOA_BBB_URL: url })).toThrow(/STOA_BBB_SECRET: is needed where there is STOA_BBB_URL/);
  }
  const liveKit = {
    STOA_LIVEKIT_URL: 'wss://livekit.example/',
    STOA_LIVEKIT_API_KEY: 'key',
    STOA_LIVEKIT_API_SECRET: 'secret',
    STOA_LIVEKIT_MEET_URL: 'https://meet.example/',
  };
  expect(read(liveKit).liveKit).toEqual({
    url: 'wss://livekit.example',
    apiKey: 'key',
    apiSecret: 'secret',
    meetUrl: 'https://meet.example',
  });
  for (const name of Object.keys(liveKit)) {
    expect(() => read({ ...liveKit, [name]: '' })).toThrow(`${name}: is needed where there is STOA_LIVEKIT_`);
  }
  expect(() => read({ ...liveKit, STOA_LIVEKIT_URL: 'https://livekit.example' })).toThrow(/must look like wss:/);
});
