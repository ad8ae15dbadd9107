import { fork, type ChildProcess } from 'node:child_process';
import type { Proof } from '@stoa/shared/contract/proofs.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { versionsOf, type ProofSubject } from './subject.ts';

/** What was found, and the pictures by their blob. */
export interface ProofWithPictures {
  proof: Proof;
  pictures: ReadonlyMap<string, Buffer>;
}

/** Mounts versions in a browser, one after the other. Never throws: what cannot be done is a proof that was `not-run`. */
export interface Prover {
  prove(subject: ProofSubject): Promise<ProofWithPictures>;
}

interface Options {
  /** Where the registry of this process lies. */
  dataDir: string;
  env: Record<string, string | undefined>;
}

/** Longer than this, and whoever publishes or promotes is told that nothing is known. */
const DEADLINE_MS = 240_000;
const PROCESS = new URL(import.meta.url.endsWith('.ts') ? './prove-process.ts' : './prove-process.js', import.meta.url);
/** What the process needs to read the registry's files and to find a browser; no key and no token is among it. */
const NEEDED = /^(PATH|HOME|TMPDIR|LANG|NODE_.*|AWS_.*|STOA_RELEASES|STOA_CHROMIUM|STOA_PROOF_SITE)$/;

/** In a process of its own, without the site's keys: whatever a build does to its page, nobody else waits for it. */
export function createProver({ dataDir, env }: Options): Prover {
  let last: Promise<unknown> = Promise.resolve();
  const proveNow = async (subject: ProofSubject): Promise<ProofWithPictures> => {
    if (env['STOA_PROOF'] === 'off') return notRun(subject, 'Proofs are switched off here (STOA_PROOF=off).');
    if (subject.mixtures.length === 0) return notRun(subject, 'No shell is live, so there is no page to mount it in.');
    if (!findChromium())
      return notRun(subject, 'This machine has no Chromium. Install one, or name it in STOA_CHROMIUM.');
    return runProcess(subject, { dataDir, env });
  };
  return {
    // Two browsers at once would measure each other.
    prove: (subject) => {
      const next = last.then(() => proveNow(subject));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

export function notRun(subject: ProofSubject, why: string): ProofWithPictures {
  const proof: Proof = {
    outcome: 'not-run',
    why: why.slice(0, 600),
    at: new Date().toISOString(),
    took_ms: 0,
    browser: null,
    mixtures: subject.mixtures.map(versionsOf),
    screens: [],
    findings: [],
  };
  return { proof, pictures: new Map() };
}

/** What the process is told. */
export interface ProveOrder {
  dataDir: string;
  subject: ProofSubject;
}
/** What it says: once, at the end. */
export type ProveReply = { done: ProofWithPictures } | { broke: string };

async function runProcess(subject: ProofSubject, { dataDir, env }: Options): Promise<ProofWithPictures> {
  const child = fork(PROCESS, {
    env: Object.fromEntries(Object.entries({ ...process.env, ...env }).filter(([name]) => NEEDED.test(name))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const order: ProveOrder = { dataDir, subject };
  child.send(order);
  const reply = await replyOf(child);
  return 'done' in reply ? reply.done : notRun(subject, `The browser could not be used: ${reply.broke}`);
}

function replyOf(child: ChildProcess): Promise<ProveReply> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-400);
  });
  return new Promise((resolve) => {
    const end = (reply: ProveReply) => {
      clearTimeout(deadline);
      child.kill('SIGTERM');
      resolve(reply);
    };
    const deadline = setTimeout(
      () => end({ broke: `it took longer than ${DEADLINE_MS / 1000} seconds.` }),
      DEADLINE_MS,
    );
    child.once('message', (reply) => end(reply as ProveReply));
    child.once('error', (error) => end({ broke: error.message }));
    child.once('exit', (code) => end({ broke: `the process ended with ${code}. ${said}` }));
  });
}
