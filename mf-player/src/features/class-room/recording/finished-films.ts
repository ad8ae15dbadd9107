import { extensionOf } from './film-type.ts';
import type { KeptRecording } from './shelf.ts';

/** A page can bear that much at once; what is larger is sent as it was recorded where there is no disk. */
const MOST_IN_MEMORY = 256 * 1024 ** 2;

type Folder = Pick<FileSystemDirectoryHandle, 'getFileHandle' | 'removeEntry'>;

/** Where finished films wait to be sent: a reload goes on with the same bytes. Undefined where the browser has no such place. */
export async function openFolder(
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<Folder | undefined> {
  const canWrite =
    typeof FileSystemFileHandle !== 'undefined' && 'createWritable' in (FileSystemFileHandle.prototype as object);
  return canWrite ? storage?.getDirectory?.().catch(() => undefined) : undefined;
}

const nameOf = ({ id, type }: Pick<KeptRecording, 'id' | 'type'>): string => `${id}.${extensionOf(type)}`;

interface Finishing {
  recording: KeptRecording;
  /** As it was recorded. */
  film: Blob;
  onProgress(share: number): void;
}

/** A film in which a player can jump. */
export async function finishFilm({ recording, film, onProgress }: Finishing, folder?: Folder): Promise<Blob> {
  const { type } = recording;
  if (folder === undefined && film.size > MOST_IN_MEMORY) return film;
  const known = folder && (await findFilm(folder, recording));
  if (known) return known;
  const { makeSeekable } = await import(/* webpackChunkName: "seekable-film" */ './seekable-film.ts');
  if (folder === undefined) return (await makeSeekable({ film, type, onProgress }))!;
  const file = await folder.getFileHandle(nameOf(recording), { create: true });
  try {
    await makeSeekable({ film, type, writable: await file.createWritable(), onProgress });
  } catch (error) {
    await forgetFilm(folder, recording);
    // For a second copy there is no room: better a film in which one jumps with difficulty than none.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return film;
    throw error;
  }
  return file.getFile();
}

/** One that was finished before the page was loaded again: what is written is there only once it is whole. */
async function findFilm(folder: Folder, recording: KeptRecording): Promise<File | undefined> {
  try {
    const file = await (await folder.getFileHandle(nameOf(recording))).getFile();
    return file.size > 0 ? file : undefined;
  } catch {
    return undefined;
  }
}

export async function forgetFilm(
  folder: Folder | undefined,
  recording: Pick<KeptRecording, 'id' | 'type'>,
): Promise<void> {
  await folder?.removeEntry(nameOf(recording)).catch(() => undefined);
}
