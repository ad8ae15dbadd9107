import { fileRules, type FilePurpose as AnyPurpose } from '@stoa/shared/contract/files/files.ts';
import { submissionFileTypes } from '@stoa/shared/contract/files/submission-files.ts';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import type { CaptionProblem } from '../../builder/captions/cue.ts';
import { decodeText } from '../../builder/captions/decode-text.ts';
import { readCaptions } from '../../builder/captions/read-captions.ts';
import { captionsFile } from '../../builder/captions/write-captions.ts';

/** What files of a course are for. */
export type FilePurpose = Exclude<
  AnyPurpose,
  'photo' | 'sample_video' | 'id_document' | 'submission' | 'rung' | 'archive' | 'certificate_mark'
>;

interface PictureSize {
  width: number;
  height: number;
}
/** Purpose → the fewest pixels of such a picture. */
export const leastSizes = {
  cover: { width: 750, height: 422 },
  banner: { width: 1280, height: 320 },
} as const satisfies Partial<Record<FilePurpose, PictureSize>>;
const leastSizeOf = (purpose: FilePurpose): PictureSize | undefined =>
  (leastSizes as Partial<Record<FilePurpose, PictureSize>>)[purpose];

interface Kind {
  /** For the file picker: browsers do not know every type by its name. */
  accept: string;
  types: Record<string, string>;
}

/** A drawn cover (SVG) is the site's own; authors give photographs. */
export const fileKinds: Record<FilePurpose, Kind> = {
  cover: {
    accept: 'image/jpeg,image/png,image/webp',
    types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  },
  banner: {
    accept: 'image/jpeg,image/png,image/webp',
    types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  },
  picture: {
    accept: 'image/jpeg,image/png,image/webp',
    types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  },
  video: {
    accept: 'video/mp4,video/webm',
    types: { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' },
  },
  /** SubRip is written anew before it is sent. */
  captions: { accept: '.vtt,.srt,text/vtt,application/x-subrip', types: { vtt: 'text/vtt', srt: 'text/vtt' } },
  document: { accept: 'application/pdf', types: { pdf: 'application/pdf' } },
  audio: {
    accept: 'audio/*,.mp3,.m4a,.ogg,.opus,.weba,.wav',
    types: {
      mp3: 'audio/mpeg',
      m4a: 'audio/mp4',
      ogg: 'audio/ogg',
      opus: 'audio/ogg',
      weba: 'audio/webm',
      wav: 'audio/wav',
    },
  },
  scorm: { accept: '.zip,application/zip', types: { zip: 'application/zip' } },
  resource: {
    accept: Object.keys(submissionFileTypes)
      .map((ending) => `.${ending}`)
      .join(),
    types: submissionFileTypes,
  },
};

/** The first rule that a file breaks. */
export type FileProblem =
  | { kind: 'type' | 'empty' | 'large' | 'unreadable' }
  | { kind: 'small'; size: PictureSize; least: PictureSize }
  | { kind: 'captions'; problem: CaptionProblem };

/** The browser's own type, else what the name's ending says. */
function typeOf(file: File, purpose: FilePurpose): string | undefined {
  const { types } = fileKinds[purpose];
  if (Object.values(types).includes(file.type)) return file.type;
  const isUnsure = file.type === '' || file.type === 'text/plain' || variouslyNamed.has(purpose);
  return isUnsure ? types[file.name.split('.').at(-1)?.toLowerCase() ?? ''] : undefined;
}
/** Of these each system has a name of its own: a ZIP file is `application/x-zip-compressed` to Windows. */
const variouslyNamed: ReadonlySet<FilePurpose> = new Set(['scorm', 'audio', 'resource', 'captions']);

interface CheckOptions {
  /** What captions are in: old files do not say how they are written. */
  language?: string;
  readSize?(file: File): Promise<PictureSize | undefined>;
}

/** Says before a byte is sent what the server would say after the last. The server looks inside the file too. */
export async function checkFile(
  file: File,
  purpose: FilePurpose,
  { language = 'en', readSize = pixelSize }: CheckOptions = {},
): Promise<FileToSend | { problem: FileProblem }> {
  const type = typeOf(file, purpose);
  const { max_bytes } = fileRules[purpose];
  if (!type) return { problem: { kind: 'type' } };
  if (file.size === 0) return { problem: { kind: 'empty' } };
  if (file.size > max_bytes) return { problem: { kind: 'large' } };
  const least = leastSizeOf(purpose);
  if (least) {
    const size = await readSize(file);
    if (!size) return { problem: { kind: 'unreadable' } };
    if (size.width < least.width || size.height < least.height) return { problem: { kind: 'small', size, least } };
  }
  if (purpose === 'captions') return checkCaptions(file, language);
  return { file, type, purpose };
}

/** Read by their line numbers, and written anew where the server would not take them as they are. */
async function checkCaptions(file: File, language: string): Promise<FileToSend | { problem: FileProblem }> {
  const { text, isUtf8 } = decodeText(new Uint8Array(await file.arrayBuffer()), language);
  const read = readCaptions(text);
  if ('problem' in read) return { problem: { kind: 'captions', problem: read.problem } };
  const isReady = read.isExact && isUtf8;
  return { file: isReady ? file : captionsFile(file.name, read.file), type: 'text/vtt', purpose: 'captions' };
}

async function pixelSize(file: File): Promise<PictureSize | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
