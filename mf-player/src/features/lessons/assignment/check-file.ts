import {
  submissionFileBytes,
  submissionFileType,
  submissionFileTypes,
} from '@stoa/shared/contract/files/submission-files.ts';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';

export type FileProblem = 'type' | 'empty' | 'large';

/** For the file picker. */
export const acceptedEndings = Object.keys(submissionFileTypes).map((ending) => `.${ending}`);

/** As people write it: the limit of 50 × 1024² bytes is called 50 MB. */
export const mostShownBytes = (submissionFileBytes / 1024 ** 2) * 1e6;

/** Says before a byte is sent what the server would say after the last. The server looks inside the file too. */
export function checkFile(file: File): FileToSend | { problem: FileProblem } {
  const type = submissionFileType(file.name);
  if (!type) return { problem: 'type' };
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > submissionFileBytes) return { problem: 'large' };
  return { file, type, purpose: 'submission' };
}
