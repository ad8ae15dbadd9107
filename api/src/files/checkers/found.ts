import type { FilePurpose } from '@stoa/shared/contract/files.ts';
import type { RuleText } from '@stoa/shared/contract/rule.ts';
import type { FileRow } from '../files.tables.ts';

/** A line of captions: from when to when, and its text without markup. */
export interface Cue {
  start_s: number;
  end_s: number;
  text: string;
}

/** What is to be looked into. */
export interface Wanted {
  path: string;
  purpose: FilePurpose;
  /** As declared when the upload began. */
  bytes: number;
}

/** What the bytes turned out to be, or the rule they break. */
export type Found =
  | (Pick<FileRow, 'type'> &
      Partial<Pick<FileRow, 'bytes' | 'durationS' | 'width' | 'height' | 'pages'>> & { cues?: Cue[] })
  | { rejected: RuleText };
