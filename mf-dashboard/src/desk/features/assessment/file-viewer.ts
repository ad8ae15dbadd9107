import type { SubmissionFileType } from '@stoa/shared/contract/files/submission-files.ts';
import type { SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';

export interface FileViewProps {
  file: SubmittedFile;
  /** Signed; it expires. */
  url: string;
  /** It could not be had, or not be drawn. */
  onFailed(): void;
}

export type FileViewer = 'pdf' | 'picture' | 'film' | 'audio' | 'text' | 'markdown' | 'notebook';

const viewers: Partial<Record<SubmissionFileType, FileViewer>> = {
  'application/pdf': 'pdf',
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'video/mp4': 'film',
  'audio/mpeg': 'audio',
  'text/plain': 'text',
  'text/markdown': 'markdown',
  'application/x-ipynb+json': 'notebook',
};

/** How a file is shown in place; undefined where it has to be downloaded. */
export const viewerOf = (mime: string): FileViewer | undefined =>
  (viewers as Record<string, FileViewer | undefined>)[mime];
