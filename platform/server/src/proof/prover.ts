import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import { proofQueue } from './proof-queue.ts';
import { runProver } from './run-prover.ts';
import { versionsOf, type ProofFiles, type ProofSubject } from './subject.ts';

/** What was found, and the pictures by their blob. */
export interface ProofWithPictures {
  proof: Proof;
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Mounts versions in a browser, one after the other. What cannot be done is a proof that was `not-run`.
 * @throws ReleaseRefused `unavailable` when too many others wait
 */
export interface Prover {
  prove(subject: ProofSubject): Promise<ProofWithPictures>;
}

interface Options {
  /** Files of all versions that a subject may name. */
  files: ProofFiles;
  env: Record<string, string | undefined>;
  /** Path of the program that mounts versions in a browser; this package has none. */
  program: string | undefined;
}

/** With the proof itself less than the five minutes that clients wait for an answer. */
const WAITING = { most: 12, longestMs: 100_000 };
/** Longer than this, and whoever publishes or promotes is told that nothing is known. */
const DEADLINE_MS = 180_000;
/** What the process needs to find a browser and to draw in it; no key, no token and no password is among it. */
const NEEDED =
  /^(PATH|HOME|TMPDIR|LANG|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|PLAYWRIGHT_BROWSERS_PATH|STOA_CHROMIUM|STOA_PROOF_SITE)$/;

export const provingEnvironment = (env: Options['env']): Options['env'] =>
  Object.fromEntries(Object.entries(env).filter(([name]) => NEEDED.test(name)));

/** In a process of its own, without the site's keys: whatever a build does to its page, nobody else waits for it. */
export function createProver({ files, env, program }: Options): Prover {
  // Two browsers at once would measure each other.
  const inTurn = proofQueue(WAITING);
  const given = provingEnvironment({ ...process.env, ...env });
  return {
    prove: async (subject) => {
      if (env['STOA_PROOF'] === 'off') return notRun(subject, 'Proofs are switched off here (STOA_PROOF=off).');
      if (subject.mixtures.length === 0)
        return notRun(subject, 'No shell is live, so there is no page to mount it in.');
      if (!program) return notRun(subject, 'No program that mounts versions is named here (STOA_PROVER).');
      const reply = await inTurn(() => runProver(subject, { files, env: given, program, deadlineMs: DEADLINE_MS }));
      if ('done' in reply) return reply.done;
      return notRun(subject, 'lacks' in reply ? reply.lacks : `The browser could not be used: ${reply.broke}`);
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
