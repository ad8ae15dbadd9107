import type { CommitOutcome, LaunchEnd, ScormAttempt, ScormCommit } from './scorm.ts';

/**
 * What the site's page and the frame with the package say to each other, over a `MessagePort` that the page hands in
 * with its first word: `postMessage({ type: 'hello' }, origin, [port])`.
 */
export type ToFrame =
  | { type: 'hello' }
  /** Where to go: an item's identifier, or a word of the sequencing. */
  | { type: 'go'; to: 'continue' | 'previous' | { item: string } };

export type FromFrame =
  | { type: 'ready' }
  /** This item is shown now. What can be gone to from it follows. */
  | { type: 'item'; identifier: string; can: { continue: boolean; previous: boolean; items: string[] } }
  /** Each change as it stands, before it is on its way: for the page to write down where a killed browser leaves it. */
  | { type: 'journal'; commit: ScormCommit }
  /** The server has answered. */
  | { type: 'kept'; seq: number; sco: string; outcome: CommitOutcome; reason?: LaunchEnd; attempt: ScormAttempt }
  /** It could not be reached; the frame tries again. */
  | { type: 'unreachable'; seq: number }
  /** The server will not keep this of a part, and never would; the words say why. The package goes on. */
  | { type: 'refused'; seq: number; sco: string; message: string }
  /** What is needed for another part could not be fetched: the one before goes on, and one may try again. */
  | { type: 'no_line' }
  /** The launch is over: nothing more is found at its address. */
  | { type: 'expired' }
  /** The package has ended by itself, or there is no further item. */
  | { type: 'ended' }
  /** A call of the package, as the inspector lists it. */
  | { type: 'call'; call: ScormCall }
  /** What the package wanted to load, and the policy of its pages does not allow; told to the inspector alone. */
  | { type: 'blocked'; address: string; directive: string }
  /** The package cannot be run; the words are for its maker. */
  | { type: 'failed'; message: string };

/** One call of the run-time API. */
export interface ScormCall {
  /** Milliseconds since the launch. */
  at_ms: number;
  sco: string;
  /** As the package called it: `LMSSetValue`, `GetValue`, … */
  name: string;
  args: string[];
  result: string;
  /** Of the run-time: `0` where nothing was wrong. */
  error: { code: string; text: string; diagnostic: string };
}
