import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { submissionFileTypes, type SubmissionFileType } from '@stoa/shared/contract/files/submission-files.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { FilePathSource, Input, MP3 } from 'mediabunny';
import { openPromise } from 'yauzl';
import type { Found } from '../checkers/found.ts';
import { isPdf } from './check-pdf.ts';
import { checkVideo } from './check-video.ts';
import { measurePicture } from './measure-picture.ts';

/** A thesis with all its pictures has fewer. */
const MOST_ENTRIES = 10_000;

const { docx, pptx, xlsx } = submissionFileTypes;
/** The folder that each office format has in its archive. */
const officeFolders: Partial<Record<string, string>> = { [docx]: 'word/', [pptx]: 'ppt/', [xlsx]: 'xl/' };

/** Work for an assignment: what its name promises. Nothing of it is run or unpacked here; its reviewer reads it. */
export async function checkSubmission(path: string, declared: string): Promise<Found> {
  const check = checks[declared as SubmissionFileType] as ((path: string, type: string) => Promise<Found>) | undefined;
  return check ? check(path, declared) : { rejected: rule('This file type is not accepted.') };
}

const asDeclared: Found = { rejected: rule('This file is not what its name says. Export it again.') };

const checks: Record<SubmissionFileType, (path: string, type: string) => Promise<Found>> = {
  'application/pdf': async (path, type) => ((await isPdf(path)) ? { type } : asDeclared),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': checkArchive,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': checkArchive,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': checkArchive,
  'application/zip': checkArchive,
  'image/png': checkPicture,
  'image/jpeg': checkPicture,
  'video/mp4': async (path, type) => {
    const found = await checkVideo(path);
    return 'type' in found && found.type !== type ? asDeclared : found;
  },
  'audio/mpeg': checkAudio,
  'text/plain': checkText,
  'text/markdown': checkText,
  'application/x-ipynb+json': checkText,
};

async function checkPicture(path: string, type: string): Promise<Found> {
  const picture = measurePicture(await readFile(path));
  if (picture?.type !== type) return asDeclared;
  return { type, width: Math.round(picture.width), height: Math.round(picture.height) };
}

async function checkAudio(path: string, type: string): Promise<Found> {
  const input = new Input({ formats: [MP3], source: new FilePathSource(path, { handleUnhandledError: () => {} }) });
  try {
    const track = await input.getPrimaryAudioTrack();
    return track ? { type, durationS: Math.max(1, Math.round(await input.computeDuration())) } : asDeclared;
  } catch {
    return asDeclared;
  } finally {
    input.dispose();
  }
}

/** Read to its end, for whatever reads it later shows it as text. */
async function checkText(path: string, type: string): Promise<Found> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path)) {
      if (decoder.decode(piece as Buffer, { stream: true }).includes('\0')) return asDeclared;
    }
    decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      return { rejected: rule('This is no text: it is not encoded as UTF-8.') };
    }
    throw error;
  }
  return { type };
}

/** By its directory alone. */
async function checkArchive(path: string, type: string): Promise<Found> {
  if (!(await isZip(path))) return asDeclared;
  const damaged: Found = { rejected: rule('The archive is damaged.') };
  const folder = officeFolders[type];
  try {
    const archive = await openPromise(path, { autoClose: true, lazyEntries: true, validateEntrySizes: false });
    if (archive.entryCount > MOST_ENTRIES) {
      archive.close();
      return { rejected: rule('An archive holds at most 10,000 files. Leave out what is not your work.') };
    }
    const names: string[] = [];
    for await (const { fileName } of archive.eachEntry()) names.push(fileName);
    if (folder === undefined) return { type };
    const isOffice = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
    return isOffice ? { type } : asDeclared;
  } catch {
    return damaged;
  }
}

async function isZip(path: string): Promise<boolean> {
  const head = Buffer.alloc(4);
  const file = await open(path);
  try {
    await file.read(head, 0, 4, 0);
  } finally {
    await file.close();
  }
  return ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(head.toString('latin1'));
}
