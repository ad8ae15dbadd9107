import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import { isRemote } from '../registry/artefact-store.ts';
import { proofQueue, type Turn } from './proof-queue.ts';
import { runProver } from './run-prover.ts';
import { versionsOf, type ProofFiles, type ProofSubject } from './subject.ts';

/** What was found, and the pictures by their blob. */
export interface ProofWithPictures {
  proof: Proof;
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Mounts versions in a browser, in turns. What cannot be done is a proof that was `not-run`; what does not come to an end
 * has failed.
 * @throws ReleaseRefused `unavailable` when too many others wait
 */
export interface Prover {
  prove(subject: ProofSubject, turn: Turn): Promise<ProofWithPictures>;
}

interface Options {
  /** Files of all versions that a subject may name. */
  files: ProofFiles;
  env: Record<string, string | undefined>;
  /** Path of the program that mounts versions in a browser; this package has none. */
  program: string | undefined;
}

/** With the proof itself less than the five minutes that clients wait for an answer. */
const WAITING = { most: 24, mostOfOne: 4, longestMs: 100_000, slowMs: 40_000 };
/** Longer than the program gives a version; then it is ended. */
const DEADLINE_MS = 180_000;
/** What the process needs to find a browser and to draw in it; no key, no token and no password is among it. */
const NEEDED =
  /^(PATH|HOME|TMPDIR|LANG|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|PLAYWRIGHT_BROWSERS_PATH|STOA_CHROMIUM|STOA_PROOF_SITE)$/;

export const provingEnvironment = (env: Options['env']): Options['env'] =>
  Object.fromEntries(Object.entries(env).filter(([name]) => NEEDED.test(name)));

/** In a process of its own, without the site's keys: whatever a build does to its page, nobody else waits for it. */
export function createProver({ files, env, program }: Options): Prover {
  // Two browsers at once measure each other; what is slow by itself mostly waits.
  const inTurn = proofQueue(WAITING);
  const given = provingEnvironment({ ...process.env, ...env });
  return {
    prove: async (subject, turn) => {
      if (env['STOA_PROOF'] === 'off') return notRun(subject, 'Proofs are switched off here (STOA_PROOF=off).');
      if (subject.mixtures.length === 0)
        return notRun(subject, 'No shell is live, so there is no page to mount it in.');
      if (!program) return notRun(subject, 'No program that mounts versions is named here (STOA_PROVER).');
      const options = { files, env: given, program, deadlineMs: DEADLINE_MS };
      const reply = await inTurn(turn, () => runProver(subject, options));
      if ('done' in reply) return reply.done;
      if ('hung' in reply) return hung(subject, reply.hung);
      return notRun(subject, 'lacks' in reply ? reply.lacks : `The browser could not be used: ${reply.broke}`);
    },
  };
}

const notRun = (subject: ProofSubject, why: string): ProofWithPictures => ({
  proof: { ...emptyProof(subject), outcome: 'not-run', why: why.slice(0, 600) },
  pictures: new Map(),
});

/** Nobody knows at which of its screens. */
function hung(subject: ProofSubject, why: string): ProofWithPictures {
  const { descriptor } = subject.mixtures[0]!.find((record) => record.descriptor.name === subject.name)!;
  const [first] = isRemote(descriptor) ? descriptor.routes : [];
  const message = `Mounting its screens came to no end: ${why}`.slice(0, 600);
  const finding = { rule: 'mounts', route: first?.path ?? '/', scheme: 'light', mixture: 0, message } as const;
  return { proof: { ...emptyProof(subject), outcome: 'failed', findings: [finding] }, pictures: new Map() };
}

const emptyProof = ({ mixtures }: ProofSubject): Omit<Proof, 'outcome'> => ({
  why: null,
  at: new Date().toISOString(),
  took_ms: 0,
  browser: null,
  mixtures: mixtures.map(versionsOf),
  screens: [],
  findings: [],
});
