import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import type { BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { PackedPicture, PackedPictures } from './picture-markup.ts';

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Pictures that are whole, by the ids of their files. */
export function readyPictures(
  questions: readonly BuilderQuestion[],
): ReadonlyMap<string, StoredFile & { url: string }> {
  const files = questions.flatMap(({ picture, options }) => [picture, ...options.map((option) => option.picture)]);
  return new Map(files.flatMap((file) => (file?.url ? [[file.id, { ...file, url: file.url }] as const] : [])));
}

/** Fetches pictures and gives them their places in the package. @throws where one does not come */
export async function packPictures(files: ReturnType<typeof readyPictures>): Promise<PackedPictures> {
  const packed = new Map<string, PackedPicture>();
  for (const [id, { url, type }] of files) {
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`The picture at ${url} did not come: ${reply.status}.`);
    const path = `images/picture-${packed.size + 1}.${endings[type] ?? 'bin'}`;
    packed.set(id, { path, bytes: new Uint8Array(await reply.arrayBuffer()) });
  }
  return packed;
}
