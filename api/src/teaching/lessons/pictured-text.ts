import { picturesIn, withPictures } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { signFileUrl } from '../../files/file-links.ts';
import { findFiles } from '../../files/find-files.ts';
import type { Context } from '../../kernel/context.ts';

/** A lesson's text with links to the pictures it shows. Only its author's own are shown: a text may name anything. */
export async function picturedText(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { markdown, ownerId }: { markdown: string | null; ownerId: string },
): Promise<string> {
  const text = markdown ?? '';
  const ids = picturesIn(text);
  if (ids.length === 0) return text;
  const rows = await findFiles(db, ids);
  const shown = new Map(
    rows
      .filter((row) => row.ownerId === ownerId && row.purpose === 'picture' && row.state === 'ready')
      .map((row) => [row.id, signFileUrl(files, row)]),
  );
  return withPictures(text, (id) => shown.get(id));
}
