import { fileRules, type FilePurpose as AnyPurpose } from '@stoa/shared/contract/files.ts';
import { bytesText } from '@stoa/shared/ui/format.ts';

/** What files of a course are for. */
export type FilePurpose = Exclude<AnyPurpose, 'photo'>;

export const COVER_WIDTH = 750;
export const COVER_HEIGHT = 422;

interface Kind {
  /** For the file picker: browsers do not know every type by its name. */
  accept: string;
  /** As the author knows them. */
  names: string;
  types: Record<string, string>;
}

/** A drawn cover (SVG) is the site's own; authors give photographs. */
export const fileKinds: Record<FilePurpose, Kind> = {
  cover: {
    accept: 'image/jpeg,image/png,image/webp',
    names: 'a JPEG, PNG or WebP picture',
    types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  },
  video: {
    accept: 'video/mp4,video/webm',
    names: 'an MP4 or WebM video',
    types: { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' },
  },
  captions: { accept: '.vtt,text/vtt', names: 'a WebVTT file (.vtt)', types: { vtt: 'text/vtt' } },
  document: { accept: 'application/pdf', names: 'a PDF', types: { pdf: 'application/pdf' } },
};

export interface CheckedFile {
  file: File;
  type: string;
  purpose: FilePurpose;
}

/** The browser's own type, else what the name's ending says. */
function typeOf(file: File, purpose: FilePurpose): string | undefined {
  const { types } = fileKinds[purpose];
  if (Object.values(types).includes(file.type)) return file.type;
  return file.type === '' || file.type === 'text/plain'
    ? types[file.name.split('.').at(-1)?.toLowerCase() ?? '']
    : undefined;
}

/** Says before a byte is sent what the server would say after the last. The server looks inside the file too. */
export async function checkFile(
  file: File,
  purpose: FilePurpose,
  readSize: (file: File) => Promise<{ width: number; height: number } | undefined> = pixelSize,
): Promise<CheckedFile | { problem: string }> {
  const type = typeOf(file, purpose);
  const { max_bytes } = fileRules[purpose];
  if (!type) return { problem: `“${file.name}” is not ${fileKinds[purpose].names}.` };
  if (file.size === 0) return { problem: `“${file.name}” is empty.` };
  if (file.size > max_bytes) {
    return { problem: `“${file.name}” has ${bytesText(file.size)}; at most ${bytesText(max_bytes)} are accepted.` };
  }
  if (purpose === 'cover') {
    const size = await readSize(file);
    if (!size) return { problem: `“${file.name}” can't be read as a picture.` };
    if (size.width < COVER_WIDTH || size.height < COVER_HEIGHT) {
      return {
        problem: `Cover must be at least ${COVER_WIDTH} × ${COVER_HEIGHT} pixels; this one has ${size.width} × ${size.height}.`,
      };
    }
  }
  if (purpose === 'captions' && !(await file.text()).replace(/^\uFEFF/, '').startsWith('WEBVTT')) {
    return { problem: `“${file.name}” is not a WebVTT file: it must begin with the word WEBVTT.` };
  }
  return { file, type, purpose };
}

async function pixelSize(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
