import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';

/** What the server says to the frame when it begins: `GET ./~state`. */
export interface FrameState {
  /** Nothing is kept, and each call is told. */
  is_inspected: boolean;
  version: ScormVersion;
  items: ScormItem[];
  /** With the rules of the manifest, as scorm-again takes it; null: items are chosen as one likes. */
  activity_tree: Record<string, unknown> | null;
  learner: { id: string; name: string };
  /** Where the learner was. */
  current_item: string | null;
  sequencing: string | null;
}

/** `GET ./~state/{item}`: what was kept of one SCO; null where nothing was. */
export interface ScoState {
  cmi: Record<string, unknown> | null;
}
