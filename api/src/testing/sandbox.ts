import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const program = join(import.meta.dirname, '../../sandbox-gateway/server.ts');
const token = z.object({ token: z.string() });
const workbench = z.object({
  now: z.string(),
  payments: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      reference: z.string(),
      status: z.string(),
      amount_minor: z.int(),
      refunded_minor: z.int(),
      is_settled: z.boolean(),
    }),
  ),
  events: z.array(z.object({ id: z.string(), type: z.string(), reference: z.string(), state: z.string() })),
});
export type SandboxWorkbench = z.infer<typeof workbench>;

/** The sandbox gateway as it runs in the product: a process of its own, which tests may kill. */
export interface TestSandbox {
  /** What `makeSandboxGateway` and the settings take. */
  access: { url: string; publicUrl: string; secret: string; webhookSecret: string };
  /** A card typed into the form. */
  token(number: string): Promise<string>;
  /** What the payer answers on the page of a challenge. */
  decide(challengeUrl: string, decision: 'approve' | 'refuse'): Promise<void>;
  moveClock(byMs: number): Promise<void>;
  /** One payment, at once; by its name there. */
  settle(payment: string): Promise<void>;
  turnKnobs(knobs: { delay_ms?: number; duplicate?: boolean; shuffle?: boolean; drop?: boolean }): Promise<void>;
  look(): Promise<SandboxWorkbench>;
  /** SIGKILL, in the midst of whatever it does. */
  kill(): Promise<void>;
  /** After `kill`: again at the same address, on the same folder. */
  restart(): Promise<void>;
}

/** Ends with `kill`. Events go to `webhookUrl`; without one they stay there. */
export async function startSandbox(given: { webhookUrl?: string; siteUrl?: string } = {}): Promise<TestSandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stoa-sandbox-'));
  const secret = 'the secret of the sandbox in a test';
  const webhookSecret = 'the secret of its webhooks in a test';
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    STOA_DATA_DIR: dataDir,
    STOA_SANDBOX_SECRET: secret,
    STOA_SANDBOX_WEBHOOK_SECRET: webhookSecret,
    STOA_SANDBOX_WEBHOOK_URL: given.webhookUrl ?? '',
    STOA_SITE_URL: given.siteUrl ?? 'http://localhost:8080',
  };
  let running = await run({ ...env, STOA_SANDBOX_PORT: '0' });
  const { url } = running;
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}`, origin: url };
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as unknown;
  };
  return {
    access: { url, publicUrl: url, secret, webhookSecret },
    token: async (number) => token.parse(await post('/tokens', { number, expiry: '12/40', cvc: '123' })).token,
    async decide(challengeUrl, decision) {
      const { searchParams, pathname } = new URL(challengeUrl);
      const body = new URLSearchParams({ code: searchParams.get('code') ?? '', decision });
      const reply = await fetch(`${url}${pathname}`, { method: 'POST', body, redirect: 'manual' });
      if (reply.status !== 303) throw new Error(`The challenge answered ${reply.status}.`);
    },
    moveClock: async (byMs) => void (await post('/clock', { by_ms: byMs })),
    settle: async (payment) => void (await post('/settle', { payment })),
    turnKnobs: async (knobs) => void (await post('/knobs', knobs)),
    look: async () => {
      const reply = await fetch(`${url}/workbench`, { headers: { authorization: `Bearer ${secret}` } });
      return workbench.parse(await reply.json());
    },
    kill: () => running.kill(),
    async restart() {
      running = await run({ ...env, STOA_SANDBOX_PORT: new URL(url).port });
    },
  };
}

async function run(env: NodeJS.ProcessEnv): Promise<{ url: string; kill(): Promise<void> }> {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressOf(child);
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** From its first line. @throws with its words when it ends before */
function addressOf(child: ChildProcess): Promise<string> {
  let words = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer): void => {
      words += text.toString();
      const address = /listens at (\S+)\n/.exec(words)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The sandbox ended while starting: ${words}`)));
  });
}
