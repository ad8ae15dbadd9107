import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { ReportPeriod } from '@stoa/shared/contract/learning/report-period.ts';
import type { PathFigures, PathReport } from '@stoa/shared/contract/market/path-reports.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { periodBefore, stretchesOf, dayAfter } from '../course-reports/report-days.ts';
import { findPathLearning, findPathSeries, type PathLearning } from './path-figures.ts';
import { findPathLearners, type PathLearnersAsked } from './path-learners.repository.ts';
import { countPathLearners, findPathResults } from './path-results.repository.ts';
import { findPathRevenue } from './path-revenue.repository.ts';
import { madeBy, type PathScope, requirePathScope, requireReader, requireReportedPath, thePath } from './path-scope.ts';

export async function listReportedPaths(db: Database, viewer: Viewer): Promise<Reply<'listReportedPaths'>> {
  requireReader(viewer);
  const paths = await countPathLearners(db, madeBy(viewer.user.id));
  return { items: paths.map(({ completed: _completed, ...path }) => path) };
}

interface Asked extends ReportPeriod {
  path_id?: string | undefined;
}

export async function getPathReport(db: Database, viewer: Viewer, asked: Asked): Promise<PathReport> {
  const scope = await requirePathScope(db, viewer, asked.path_id);
  const period = { from: asked.from, to: asked.to };
  const before = periodBefore(period);
  const { unit, size, count } = stretchesOf(period);
  const [now, then, series, paths] = await Promise.all([
    findFigures(db, viewer, { scope, days: period }),
    findFigures(db, viewer, { scope, days: before }),
    findPathSeries(db, scope, { ...period, size, count }),
    countPathLearners(db, scope),
  ]);
  return {
    period,
    period_before: before,
    figures: now(null),
    figures_before: then(null),
    unit,
    series: series.map((stretch, index) => ({ from: dayAfter(period.from, index * size), ...stretch })),
    paths: paths.map(({ id, title, slug }) => ({ path: { id, title, slug }, figures: now(id) })),
  };
}

const nothing: PathLearning = {
  enrolments: 0,
  active_learners: 0,
  completions: 0,
  certificates: 0,
  median_days: null,
  learners: 0,
  completed: 0,
};

/**
 * The figures of a path in a period; asked of null, those of all paths. Who sees the site with a partner's eyes is shown no
 * money of theirs.
 */
async function findFigures(
  db: Database,
  { user, seenBy }: Viewer,
  { scope, days }: { scope: PathScope; days: ReportPeriod },
): Promise<(pathId: string | null) => PathFigures> {
  const [learning, revenue] = await Promise.all([
    findPathLearning(db, scope, days),
    findPathRevenue(db, { scope, days, partnerId: user.id }),
  ]);
  return (pathId) => {
    const { completed, ...figures } = learning.get(pathId) ?? nothing;
    const completion_rate = figures.learners === 0 ? null : completed / figures.learners;
    return { ...figures, completion_rate, revenue: (seenBy ? undefined : revenue.get(pathId)) ?? [] };
  };
}

export async function getPathResults(db: Database, viewer: Viewer, id: string): Promise<Reply<'getPathResults'>> {
  const { title, slug } = await requireReportedPath(db, viewer, id);
  const [[counted], courses] = await Promise.all([countPathLearners(db, thePath(id)), findPathResults(db, id)]);
  return {
    path: { id, title, slug },
    learners: counted?.learners ?? 0,
    completed: counted?.completed ?? 0,
    courses,
  };
}

export async function listPathLearners(
  db: Database,
  viewer: Viewer,
  asked: PathLearnersAsked,
): Promise<Reply<'listPathLearners'>> {
  const scope = await requirePathScope(db, viewer, asked.path_id);
  const { rows, total } = await findPathLearners(db, scope, asked);
  const items = rows.map((row) => ({
    ...row,
    enrolled_at: instantOf(row.enrolled_at),
    last_activity_at: instantOrNull(row.last_activity_at),
    completed_at: instantOrNull(row.completed_at),
  }));
  return { items, page: asked.page, per_page: asked.per_page, total };
}
