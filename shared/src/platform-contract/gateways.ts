import { z } from 'zod';
import { remoteName, semver } from './release.ts';

/**
 * What is wrong with a version: its bytes or record are not those that were released, are not there, did not come in
 * time, could not be asked for, or do not fit the rest of the page.
 */
export const versionFaults = ['altered', 'missing', 'slow', 'unreadable', 'misfit'] as const;
export type VersionFault = (typeof versionFaults)[number];

/** One version that a gateway does not give to pages although it is live. */
export const heldBack = z.object({
  name: remoteName,
  version: semver,
  /** It is the canary: its visitors have the stable version. */
  canary: z.boolean(),
  /**
   * What pages have in its place. Null: the remote's screens say that they cannot be opened. The version itself: nothing can
   * stand in, and each of its files can still be had unaltered, from a compressed copy or from what that is a copy of.
   */
  serving: semver.nullable(),
  fault: z.enum(versionFaults),
  /** One English sentence that names the file: for logs, the command line and operators. */
  why: z.string().max(500),
});
export type HeldBack = z.infer<typeof heldBack>;

/** Pages have the version nevertheless. */
export const isFromCopies = ({ version, serving }: HeldBack): boolean => serving === version;

/** What one gateway serves. It writes this itself, every few seconds and with each change. */
export const gatewayState = z.object({
  name: z.string().min(1).max(100),
  channel: z.string(),
  /** Null while it has nothing to serve. */
  revision: z.int().nullable(),
  held: z.array(heldBack),
  /** Why it cannot go on to the newest revision; null when it can. */
  trouble: z.string().max(500).nullable(),
  written_at: z.iso.datetime(),
});
export type GatewayState = z.infer<typeof gatewayState>;

/** A gateway after a change: does it serve the change? */
export const gatewayAnswer = gatewayState.extend({
  /** `late`: it answers, and serves an older revision. `silent`: it has said nothing since the change. */
  state: z.enum(['serves', 'late', 'silent']),
});
export type GatewayAnswer = z.infer<typeof gatewayAnswer>;
