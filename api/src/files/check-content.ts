import { readFile, open } from 'node:fs/promises';
import { type FilePurpose, fileRules } from '@stoa/shared/contract/files.ts';
import { rule, type RuleText } from '@stoa/shared/contract/rule.ts';
import { parseCaptions } from './captions.ts';
import { checkCover } from './check-cover.ts';
import { checkPhoto } from './check-photo.ts';
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
  document: checkDocument,
  photo: checkPhoto,
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

async function checkDocument(path: string): Promise<Found> {
  const head = Buffer.alloc(5);
  const file = await open(path);
  try {
    await file.read(head, 0, 5, 0);
  } finally {
    await file.close();
  }
  if (head.toString('latin1') !== '%PDF-') return { rejected: rule('This is not a PDF document.') };
  const { PDFDocument } = await import('pdf-lib');
  try {
    const document = await PDFDocument.load(await readFile(path), { ignoreEncryption: true, updateMetadata: false });
    return { type: 'application/pdf', pages: document.getPageCount() };
  } catch {
    return { rejected: rule('The PDF document is damaged.') };
  }
}
