import { z } from 'zod';
import { remoteName, semver } from './release.ts';

/** What is looked at while a version is mounted in a browser. */
export const proofRules = [
  /** It is drawn within its budget, and again after it was left. */
  'mounts',
  /** Nothing is thrown, and nothing is told to the console as an error. */
  'errors',
  /** The frame looks and stands as it does without it, and the document is after it as it was before. */
  'frame',
  /** No global, listener or timer stays, and nothing that came with the browser is another one. */
  'leaves',
  /** Only calls of the contract, only to this site. */
  'calls',
  /** Nothing serious or critical for axe. */
  'accessibility',
] as const;
export type ProofRule = (typeof proofRules)[number];

export const proofFinding = z.object({
  rule: z.enum(proofRules),
  /** As the descriptor writes it: `/course/:slug`. */
  route: z.string(),
  scheme: z.enum(['light', 'dark']),
  /** Which page it was found in: index in `mixtures`. */
  mixture: z.int().min(0),
  /** One sentence: what is wrong, and where. */
  message: z.string().max(600),
});
export type ProofFinding = z.infer<typeof proofFinding>;

/** SHA-384 of a JPEG, hex: a blob of the registry. */
const picture = z.string().regex(/^[0-9a-f]{96}$/);

/** One screen as it stood. */
export const provenScreen = z.object({
  route: z.string(),
  /** The address with its parameters filled in. */
  path: z.string(),
  scheme: z.enum(['light', 'dark']),
  /** Milliseconds from the wish to the screen at rest. */
  shown_ms: z.number().min(0),
  picture: picture.nullable(),
  /** The same address with the version that is live for everyone; null where there is none or it has no such screen. */
  live_picture: picture.nullable(),
});
export type ProvenScreen = z.infer<typeof provenScreen>;

/** The versions of one page. */
export const proofMixture = z.record(remoteName, semver);
export type ProofMixture = z.infer<typeof proofMixture>;

/** What became of mounting a version among those it goes live with. */
export const proof = z.object({
  /** `not-run`: nothing is known; `why` says what was missing. */
  outcome: z.enum(['passed', 'failed', 'not-run']),
  why: z.string().max(600).nullable(),
  at: z.iso.datetime(),
  took_ms: z.int().min(0),
  /** `Chromium 150.0.7871.2`; null when none ran. */
  browser: z.string().nullable(),
  /** Every page that visitors would have: the stable versions first, then one for each canary. */
  mixtures: z.array(proofMixture),
  screens: z.array(provenScreen),
  findings: z.array(proofFinding),
});
export type Proof = z.infer<typeof proof>;

/** In short, of a version that was published or goes live. */
export const provenRelease = z.object({
  name: remoteName,
  version: semver,
  ...proof.pick({ outcome: true, why: true, took_ms: true }).shape,
});
export type ProvenRelease = z.infer<typeof provenRelease>;
