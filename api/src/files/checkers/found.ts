import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import type { ArchivedContent } from '../course-archives/course-archives.tables.ts';
import type { ScormPackageRow } from '../scorm-packages/scorm-packages.tables.ts';
import type { Job } from '@stoa/shared/serving/beside/job.ts';

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
  type: string;
  bytes: number;
}

/** What the bytes turned out to be, or the rule they break. */
export type Found = FoundContent | { rejected: string };

interface FoundContent {
  type: string;
  bytes?: number;
  durationS?: number | null;
  width?: number | null;
  height?: number | null;
  pages?: number | null;
  cues?: Cue[];
  scorm?: Omit<ScormPackageRow, 'fileId'>;
  archive?: ArchivedContent;
}

/** What the process says of a file. */
export type Answer =
  | { found: Found }
  /** The check itself failed: the disk under it, or a fault of ours that these bytes bring to light. */
  | { failed: string; isOfDisk: boolean };

export interface FileCheck extends Job {
  task: Wanted;
  answer: Answer;
  question: never;
  reply: never;
}
