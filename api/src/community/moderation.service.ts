import type { z } from 'zod';
import type { ModerationAction, ReportStatus } from '@stoa/shared/contract/community/community-words.ts';
import type {
  ContentReport,
  decisionBody,
  ModerationDecision,
  moderateBody,
} from '@stoa/shared/contract/community/community.ts';
import { personOfRow } from '../people/users/person-column.ts';
import { type Database, instantOf, instantOrNull } from '../kernel/database/database.ts';
import { Problem, notFound } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { requireHere, requireNotOwn, writtenIn, type Subject } from './community.policy.ts';
import type { PostRow, ReportRow } from './community.tables.ts';
import { removalOf } from './content-shape.ts';
import { updatePost } from './posts.repository.ts';
import {
  countDecisions,
  countReports,
  findDecisions,
  findOpenReports,
  findReport,
  findReports,
  findReportShape,
  insertDecision,
  updateReport,
  type ReportShapeRow,
} from './reports.repository.ts';
import { backAgain, linkTo, requireSubject, updateSubject, type SubjectRef } from './subjects.ts';
import { tellOfDecision, tellOfRemoval, tellOfRestoring } from './tell.ts';

type Page = { page: number; per_page: number };

export async function listReports(db: Database, viewer: Viewer, { status, ...page }: Page & { status: ReportStatus }) {
  const moderatorId = viewer.user.id;
  const [rows, counts] = await Promise.all([
    findReports(db, { status, moderatorId, ...page }),
    countReports(db, moderatorId),
  ]);
  return { ...page, items: rows.map(reportOf), total: counts[status], counts };
}

export async function listDecisions(db: Database, page: Page) {
  const [rows, total] = await Promise.all([findDecisions(db, page), countDecisions(db)]);
  const items = rows.map(({ reply_id, moderator, created_at, ...row }): ModerationDecision => ({
    ...row,
    subject: reply_id === null ? 'posts' : 'replies',
    moderator: moderator && personOfRow(moderator),
    created_at: instantOf(created_at),
  }));
  return { ...page, items, total };
}

/** Of two moderators at once, the first decides; the other is told so. */
export async function decideReport(
  db: Database,
  viewer: Viewer,
  { id, verdict, note }: { id: string } & z.output<typeof decisionBody>,
): Promise<ContentReport> {
  const asked = await findReport(db, id);
  if (asked === undefined) throw notFound();
  await db.transaction(async (tx) => {
    const subject = await requireSubject(tx, refOf(asked));
    requireNotOwn(viewer, writtenIn(subject), 'You cannot decide on a report against what you wrote yourself.');
    const report = await findReport(tx, id);
    if (report?.status !== 'pending') {
      throw new Problem('already_decided', 'Another moderator has already decided on this report.');
    }
    if (verdict === 'accepted') await takeDown(tx, viewer, subject, { note, report });
    else await settle(tx, viewer, { subject, report, verdict, note });
    await keepDecision(tx, viewer, subject, {
      action: verdict === 'accepted' ? 'accept_report' : 'reject_report',
      reportId: id,
      reason: note,
    });
  });
  const row = await findReportShape(db, id);
  if (row === undefined) throw notFound();
  return reportOf(row);
}

/** What a moderator does of their own accord. */
export async function moderateContent(
  db: Database,
  viewer: Viewer,
  ref: SubjectRef,
  body: z.output<typeof moderateBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const subject = await requireSubject(tx, ref);
    if (body.action === 'remove') {
      requireNotOwn(viewer, writtenIn(subject), 'Remove what you wrote yourself as its author.');
      requireHere(writtenIn(subject));
      await takeDown(tx, viewer, subject, { note: body.reason });
    } else if (body.action === 'restore') {
      await bringBack(tx, viewer, subject, body.reason);
    } else {
      if (subject.reply) throw notFound();
      await updatePost(tx, subject.post.id, switches[body.action]);
    }
    await keepDecision(tx, viewer, subject, {
      action: body.action,
      reason: 'reason' in body ? body.reason : null,
    });
  });
}

const switches: Record<'pin' | 'unpin' | 'lock' | 'unlock', Partial<PostRow>> = {
  pin: { pinned: true },
  unpin: { pinned: false },
  lock: { locked: true },
  unlock: { locked: false },
};

/** Removes a text, tells its author why, and closes every open report of it. */
async function takeDown(
  tx: Database,
  viewer: Viewer,
  subject: Subject,
  { note, report }: { note: string; report?: ReportRow },
): Promise<void> {
  const written = writtenIn(subject);
  // What its author took away meanwhile is removed all the same: they could bring it back.
  await updateSubject(tx, subject, {
    deletedAt: written.deletedAt ?? new Date(),
    deletedByRole: 'moderator',
    removalNote: note,
  });
  await tellOfRemoval(tx, { authorId: written.authorId, title: subject.post.title, note, link: linkTo(subject) });
  const open = await findOpenReports(tx, { postId: subject.post.id, replyId: subject.reply?.id ?? null });
  for (const each of report ? [report, ...open.filter(({ id }) => id !== report.id)] : open) {
    await settle(tx, viewer, { subject, report: each, verdict: 'accepted', note });
  }
}

async function bringBack(tx: Database, viewer: Viewer, subject: Subject, reason: string): Promise<void> {
  const written = writtenIn(subject);
  requireNotOwn(viewer, written, 'Another moderator must bring back what you wrote yourself.');
  if (written.deletedByRole !== 'moderator') {
    throw new Problem('conflict', 'Only what a moderator removed can be brought back by one.');
  }
  await updateSubject(tx, subject, backAgain);
  await tellOfRestoring(tx, {
    authorId: written.authorId,
    title: subject.post.title,
    note: reason,
    link: linkTo(subject),
  });
}

async function settle(
  tx: Database,
  viewer: Viewer,
  given: { subject: Subject; report: ReportRow; verdict: 'accepted' | 'rejected'; note: string },
): Promise<void> {
  const { subject, report, verdict, note } = given;
  await updateReport(tx, report.id, { status: verdict, decidedAt: new Date(), decidedBy: viewer.user.id, note });
  await tellOfDecision(tx, { reporterId: report.reporterId, verdict, title: report.title, link: linkTo(subject) });
}

const keepDecision = (
  tx: Database,
  viewer: Viewer,
  { post, reply }: Subject,
  decision: { action: ModerationAction; reason: string | null; reportId?: string },
): Promise<void> =>
  insertDecision(tx, {
    ...decision,
    moderatorId: viewer.user.id,
    postId: post.id,
    replyId: reply?.id ?? null,
    title: post.title,
  });

const refOf = ({ postId, replyId }: Pick<ReportRow, 'postId' | 'replyId'>): SubjectRef =>
  replyId === null ? { subject: 'posts', id: postId } : { subject: 'replies', id: replyId };

function reportOf(row: ReportShapeRow): ContentReport {
  const { reply_id, deleted_at: _at, deleted_by_role: _by, removal_note: _note, ...report } = row;
  return {
    ...report,
    subject: reply_id === null ? 'posts' : 'replies',
    subject_id: reply_id ?? row.post_id,
    reporter: row.reporter && personOfRow(row.reporter),
    author: row.author && personOfRow(row.author),
    decided_by: row.decided_by && personOfRow(row.decided_by),
    removal: removalOf(row, true),
    created_at: instantOf(row.created_at),
    decided_at: instantOrNull(row.decided_at),
  };
}
