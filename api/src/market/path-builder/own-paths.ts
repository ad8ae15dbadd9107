import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { OwnLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, instantOrNull } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { isPartner } from '../learning-paths/learning-paths.policy.ts';
import { bannerUrlOf } from '../learning-paths/path-banner.ts';
import { pathActionsOf } from './path-builder.policy.ts';
import {
  countOwnPaths,
  countWaitingPaths,
  findOwnPaths,
  findWaitingPaths,
  type OwnFilters,
  type OwnPathRow,
  type QueueQuery,
} from './own-paths.repository.ts';
import { findPathReviewers } from './path-reviewers.repository.ts';

type Reading = Pick<Context, 'db' | 'files'>;

export async function listOwnLearningPaths(
  { db, files }: Reading,
  viewer: Viewer,
  filters: OwnFilters,
): Promise<Reply<'listOwnLearningPaths'>> {
  const [rows, counts] = await Promise.all([
    findOwnPaths(db, viewer.user.id, filters),
    countOwnPaths(db, viewer.user.id, filters.q),
  ]);
  const { page, per_page, status } = filters;
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: rows.map((row) => ownPathOf(files, viewer, row)), page, per_page, total, counts };
}

export async function listPathReviewQueue(
  { db, files }: Reading,
  viewer: Viewer,
  asked: Omit<QueueQuery, 'viewer_id'>,
): Promise<Reply<'listPathReviewQueue'>> {
  const query = { ...asked, viewer_id: viewer.user.id };
  const [rows, counts] = await Promise.all([findWaitingPaths(db, query), countWaitingPaths(db, query)]);
  const reviewers = await findPathReviewers(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ submitted_at, ...row }) => {
    const reviewer = reviewers.get(row.id);
    return {
      ...ownPathOf(files, viewer, row),
      submitted_at: instantOrNull(submitted_at),
      reviewer: reviewer ? { id: reviewer.id, name: reviewer.name } : null,
    };
  });
  return { items, page: query.page, per_page: query.per_page, ...counts };
}

function ownPathOf(files: Reading['files'], viewer: Viewer, row: OwnPathRow): OwnLearningPath {
  const { is_taken, is_taken_off: isTakenOff, banner_file_id, revenue, ...path } = row;
  const made = { partnerId: row.partner.id, status: row.status, isTakenOff };
  return {
    ...path,
    banner_url: bannerUrlOf(files, { banner_file_id, status: row.status }),
    // Money is the partner's own, and not for who sees with their eyes.
    revenue: isPartner(viewer, made) && viewer.seenBy === undefined ? revenue : [],
    actions: pathActionsOf(viewer, made, { isTaken: is_taken }),
    partner: personOfRow(row.partner),
    updated_at: instantOf(row.updated_at),
  };
}
