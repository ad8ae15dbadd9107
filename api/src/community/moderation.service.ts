import type { z } from 'zod';
import type { ModerationAction, ReportStatus } from '@stoa/shared/contract/community/community-words.ts';
import type { ContentReport, decisionBody, moderateBody } from '@stoa/shared/contract/community/community.ts';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import type { Database } from '../kernel/database/database.ts';
import { Problem, notFound } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { type Judged, judgedText, requireHere, requireNotOwn } from './community.policy.ts';
import type { PostRow, ReportRow } from './community.tables.ts';
import { decisionOf, reportOf } from './report-shape.ts';
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
} from './reports.repository.ts';
import { backAgain, type JudgedRef, keysOf, linkTo, refOf, requireJudged, titleOf, updateJudged } from './subjects.ts';
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
  const items = rows.map(decisionOf);
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
    const judged = await requireJudged(tx, refOf(asked));
    requireNotOwn(viewer, judgedText(judged), 'You cannot decide on a report against what you wrote yourself.');
    const report = await findReport(tx, id);
    if (report?.status !== 'pending') {
      throw new Problem('already_decided', 'Another moderator has already decided on this report.');
    }
    if (verdict === 'accepted') await takeDown(tx, viewer, judged, { note, report });
    else await settle(tx, viewer, { judged, report, verdict, note });
    await keepDecision(tx, viewer, judged, {
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
  ref: JudgedRef,
  body: z.output<typeof moderateBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const judged = await requireJudged(tx, ref);
    if (body.action === 'remove') {
      requireNotOwn(viewer, judgedText(judged), 'Remove what you wrote yourself as its author.');
      requireHere(judgedText(judged));
      await takeDown(tx, viewer, judged, { note: body.reason });
    } else if (body.action === 'restore') {
      await bringBack(tx, viewer, judged, body.reason);
    } else {
      // Discussions of a course are pinned and locked by its team, announcements by nobody.
      if (!('post' in judged) || judged.reply) throw notFound();
      await updatePost(tx, judged.post.id, switches[body.action]);
    }
    await keepDecision(tx, viewer, judged, {
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
  judged: Judged,
  { note, report }: { note: string; report?: ReportRow },
): Promise<void> {
  const { authorId, deletedAt } = judgedText(judged);
  // What its author took away meanwhile is removed all the same: they could bring it back.
  await updateJudged(tx, judged, {
    deletedAt: deletedAt ?? new Date(),
    deletedByRole: 'moderator',
    removalNote: note,
  });
  await tellOfRemoval(tx, { authorId, title: titleOf(judged), note, link: linkTo(judged) });
  const open = await findOpenReports(tx, keysOf(judged));
  for (const each of report ? [report, ...open.filter(({ id }) => id !== report.id)] : open) {
    await settle(tx, viewer, { judged, report: each, verdict: 'accepted', note });
  }
}

async function bringBack(tx: Database, viewer: Viewer, judged: Judged, reason: string): Promise<void> {
  const written = judgedText(judged);
  requireNotOwn(viewer, written, 'Another moderator must bring back what you wrote yourself.');
  if (written.deletedByRole !== 'moderator') {
    throw new Problem('conflict', 'Only what a moderator removed can be brought back by one.');
  }
  await updateJudged(tx, judged, backAgain);
  await tellOfRestoring(tx, {
    authorId: written.authorId,
    title: titleOf(judged),
    note: reason,
    link: linkTo(judged),
  });
}

async function settle(
  tx: Database,
  viewer: Viewer,
  given: { judged: Judged; report: ReportRow; verdict: 'accepted' | 'rejected'; note: string },
): Promise<void> {
  const { judged, report, verdict, note } = given;
  await updateReport(tx, report.id, { status: verdict, decidedAt: new Date(), decidedBy: viewer.user.id, note });
  await tellOfDecision(tx, { reporterId: report.reporterId, verdict, title: report.title, link: linkTo(judged) });
}

/** The moderators' own list has the texts, and goes with them; the audit log stays. */
async function keepDecision(
  tx: Database,
  viewer: Viewer,
  judged: Judged,
  decision: { action: ModerationAction; reason: string | null; reportId?: string },
): Promise<void> {
  const { action, reason, reportId } = decision;
  const keys = keysOf(judged);
  const { subject, id } = refOf(keys);
  await insertDecision(tx, { ...decision, ...keys, moderatorId: viewer.user.id, title: titleOf(judged) });
  await recordAudit(tx, {
    kind: reportId === undefined ? 'content_moderated' : 'report_decided',
    actorId: viewer.user.id,
    // Its title may be what is judged: the log would keep it for good.
    subject: { type: 'content', id },
    why: reason ?? undefined,
    before: { removed: judgedText(judged).deletedAt !== null },
    after: { action, subject, ...(reportId !== undefined && { report_id: reportId }) },
  });
}
