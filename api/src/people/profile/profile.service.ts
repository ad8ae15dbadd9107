import type { z } from 'zod';
import type { OwnProfile, updateProfileBody } from '@stoa/shared/contract/people/profile.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { User } from '../../kernel/users.tables.ts';
import { profileOf } from '../users/person.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { publicFileUrl } from '../../files/file-links.ts';
import { giveUpFiles, removeGivenUp } from '../../files/files.service.ts';
import { findFile } from '../../files/find-files.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockPhoto, replacePhoto, updateUser } from './profile.repository.ts';

export const ownProfileOf = (user: User): OwnProfile => ({ ...profileOf(user), about: user.about });

export async function updateProfile(
  context: Context,
  viewer: Viewer,
  { photo_file_id, ...body }: z.output<typeof updateProfileBody>,
): Promise<OwnProfile> {
  const userId = viewer.user.id;
  const [user, left] = await context.db.transaction(async (tx) => {
    const unused = photo_file_id === undefined ? [] : await changePhoto(tx, userId, photo_file_id);
    const changed = await updateUser(tx, userId, {
      firstName: body.first_name,
      lastName: body.last_name,
      title: body.title === '' ? null : body.title,
      about: body.about,
      ...(photo_file_id === undefined
        ? {}
        : { profileImage: photo_file_id === null ? null : publicFileUrl(photo_file_id) }),
    });
    return [changed, unused] as const;
  });
  await removeGivenUp(context, left);
  return ownProfileOf(user);
}

/** Shows this photo from now on, or none. Returns the file that was shown before, given up. */
async function changePhoto(tx: Database, userId: string, fileId: string | null): Promise<string[]> {
  const before = await lockPhoto(tx, userId);
  if (fileId === (before ?? null)) return [];
  if (fileId !== null) await requirePhoto(tx, userId, fileId);
  await replacePhoto(tx, userId, fileId);
  const left = before === undefined ? [] : [before];
  await giveUpFiles(tx, left);
  return left;
}

async function requirePhoto(tx: Database, userId: string, fileId: string): Promise<void> {
  const file = await findFile(tx, fileId);
  if (file?.ownerId !== userId || file.purpose !== 'photo' || file.state !== 'ready') {
    throw invalid({ photo_file_id: rule('Upload the photo again.') });
  }
}
