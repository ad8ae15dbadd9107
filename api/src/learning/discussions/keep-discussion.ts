import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import type { WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tellOfAcceptance } from './discussion-notices.ts';
import { requireTextLocked, type SeatedText } from './discussion-seat.ts';
import {
  requireHere,
  requireMayAccept,
  requireMayRemove,
  requireMayRestore,
  requireMayWrite,
  requireOpen,
  requireOthersText,
  requireTeamSeat,
} from './discussions.policy.ts';
import { deleteVote, findDiscussionRow, insertVote, updateDiscussionRow } from './discussions.repository.ts';
import { getDiscussion } from './discussions.service.ts';

type Act = (tx: Database, text: SeatedText) => Promise<void>;

async function act({ db, nouns }: WithNouns, viewer: Viewer, id: string, change: Act): Promise<Discussion> {
  await db.transaction(async (tx) => change(tx, await requireTextLocked({ db: tx, nouns }, viewer, id)));
  return getDiscussion({ db, nouns }, viewer, id);
}

export const removeDiscussion = (reach: WithNouns, viewer: Viewer, id: string): Promise<Discussion> =>
  act(reach, viewer, id, async (tx, { seat, written }) => {
    const deletedByRole = requireMayRemove(seat, written);
    if (written.deletedAt !== null) return;
    await updateDiscussionRow(tx, id, { deletedAt: new Date(), deletedByRole, removalNote: null });
  });

export const restoreDiscussion = (reach: WithNouns, viewer: Viewer, id: string): Promise<Discussion> =>
  act(reach, viewer, id, async (tx, { seat, written }) => {
    if (written.deletedAt === null) return;
    requireMayRestore(seat, written);
    await updateDiscussionRow(tx, id, { deletedAt: null, deletedByRole: null, removalNote: null });
  });

export const voteDiscussion = (
  reach: WithNouns,
  viewer: Viewer,
  { id, up }: { id: string; up: boolean },
): Promise<Discussion> =>
  act(reach, viewer, id, async (tx, { seat, written }) => {
    const vote = { discussionId: id, userId: viewer.user.id };
    if (!up) return deleteVote(tx, vote);
    requireMayWrite(seat);
    requireHere(written);
    requireOthersText(seat, written);
    await insertVote(tx, vote);
  });

/** Of two answers that are accepted at once, the later one counts. */
export const acceptReply = (
  reach: WithNouns,
  viewer: Viewer,
  { id, reply_id }: { id: string; reply_id: string | null },
): Promise<Discussion> =>
  act(reach, viewer, id, async (tx, { seat, written: thread }) => {
    requireMayAccept(seat, thread);
    requireHere(thread);
    requireOpen(thread);
    const reply = reply_id === null ? undefined : await findDiscussionRow(tx, reply_id);
    if (reply_id !== null && reply?.parentId !== id) throw notFound();
    if (reply) requireHere(reply);
    if (reply_id === thread.acceptedReplyId) return;
    await updateDiscussionRow(tx, id, { acceptedReplyId: reply_id, resolvedBy: reply ? viewer.user.id : null });
    if (reply) await tellOfAcceptance(tx, seat, { thread, reply });
  });

export const steerDiscussion = (
  reach: WithNouns,
  viewer: Viewer,
  { id, pinned, locked }: { id: string; pinned?: boolean | undefined; locked?: boolean | undefined },
): Promise<Discussion> =>
  act(reach, viewer, id, async (tx, { seat, written }) => {
    requireTeamSeat(seat);
    if (written.parentId !== null) throw notFound();
    requireHere(written);
    await updateDiscussionRow(tx, id, {
      ...(pinned !== undefined && { pinned }),
      ...(locked !== undefined && { locked }),
    });
  });
