import type { SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import { findFile } from '../../files/find-files.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { findHolders } from '../assignments/assignments.repository.ts';
import { fileView } from '../assignments/work-views.ts';
import { judgedBy } from './submissions.policy.ts';
import { findJudged } from './submissions.repository.ts';
import { placeOf } from './submissions.service.ts';

/** A fresh link to a file: its author's own, or one that was handed in to this reviewer. */
export async function getSubmissionFile(
  { db, files, nouns }: Pick<Context, 'db' | 'files' | 'nouns'>,
  viewer: Viewer,
  id: string,
): Promise<SubmittedFile> {
  const file = await findFile(db, id);
  if (file?.purpose !== 'submission' || file.state !== 'ready') throw notFound();
  if (file.ownerId === viewer.user.id) return fileView(files, file);
  if (!may(viewer, 'review-assignment')) throw notFound();
  for (const holder of await findHolders(db, id, { handedIn: true })) {
    if (await findJudged(db, judgedBy(viewer, nouns, placeOf(holder)), holder.id)) return fileView(files, file);
  }
  throw notFound();
}
