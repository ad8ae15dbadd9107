import { readFile } from 'node:fs/promises';
import { type FilePurpose, fileRules } from '@stoa/shared/contract/files.ts';
import { rule, type RuleText } from '@stoa/shared/contract/rule.ts';
import { parseCaptions } from './captions.ts';
import { checkCover } from './check-cover.ts';
import { checkPhoto } from './check-photo.ts';
import { checkIdDocument } from './check-id-document.ts';
import { checkPdf } from './check-pdf.ts';
import { checkVideo } from './check-video.ts';
import type { FileRow } from './files.tables.ts';

/** What the bytes turned out to be, or the rule they break. */
export type Found =
  | (Pick<FileRow, 'type'> & Partial<Pick<FileRow, 'bytes' | 'durationS' | 'width' | 'height' | 'pages'>>)
  | { rejected: RuleText };

const checks: Record<FilePurpose, (path: string) => Promise<Found>> = {
  cover: checkCover,
  video: checkVideo,
  captions: checkCaptions,
  document: checkPdf,
  photo: checkPhoto,
  sample_video: checkVideo,
  id_document: checkIdDocument,
};

/** Looks into the content; the declared name and type are never believed. */
export async function checkContent(
  path: string,
  { purpose, bytes }: Pick<FileRow, 'purpose' | 'bytes'>,
): Promise<Found> {
  const { max_bytes, types } = fileRules[purpose];
  if (bytes > max_bytes) return { rejected: rule('The file is too large.') };
  if (bytes === 0) return { rejected: rule('The file is empty.') };
  const found = await checks[purpose](path);
  if ('type' in found && !types.includes(found.type)) return { rejected: rule('This file type is not accepted.') };
  return found;
}

async function checkCaptions(path: string): Promise<Found> {
  const cues = parseCaptions(await readFile(path, 'utf8'));
  if (cues === undefined) return { rejected: rule('This is not a WebVTT caption file.') };
  if (cues.length === 0) return { rejected: rule('The caption file has no captions.') };
  return { type: 'text/vtt' };
}
