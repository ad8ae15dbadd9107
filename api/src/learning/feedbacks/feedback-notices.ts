import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { countNew } from './feedbacks.repository.ts';
import type { FeedbackRow } from './feedbacks.tables.ts';

/** There is one site: what is told of it is about nothing else. */
const THE_SITE = '00000000-0000-0000-0000-000000000000';

type Told = Pick<FeedbackRow, 'subject' | 'courseId' | 'receiverId' | 'userId'>;

/** One notice a course, one for what is about the teacher, and one for the site: the newest counts all that is new. */
const bundleOf = ({ subject, courseId, receiverId }: Omit<Told, 'userId'>) =>
  subject === 'platform'
    ? ({ kind: 'site_feedback_received', about: THE_SITE } as const)
    : ({ kind: 'feedback_received', about: courseId ?? receiverId ?? THE_SITE } as const);

/** Says how much is new and where, not what was written, nor by whom. */
export async function tellOfFeedback(
  tx: Database,
  row: Told,
  { place, readerIds }: { place: string; readerIds: readonly string[] },
): Promise<void> {
  const bundle = bundleOf(row);
  const count = await countNew(tx, row);
  if (bundle.kind === 'feedback_received') {
    const link = to.courseQuestions({ tab: 'feedback' });
    await notifyAll(tx, readerIds, { ...bundle, params: { count, place }, link });
    return;
  }
  const keepers = (await findHoldersOf(tx, 'moderate-content')).filter((id) => id !== row.userId);
  await notifyAll(tx, keepers, { ...bundle, params: { count }, link: to.siteFeedback() });
}

/** Nobody needs to look any more, once all of it was seen. */
export async function settleFeedbackNotice(tx: Database, row: Told): Promise<void> {
  if ((await countNew(tx, row)) === 0) await settleNotices(tx, bundleOf(row));
}
