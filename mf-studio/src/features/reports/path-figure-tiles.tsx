import type { PathReport } from '@stoa/shared/contract/market/path-reports.ts';
import { usePathReportsText } from '../../messages/path-reports.ts';
import { useReportsText } from '../../messages/reports.ts';
import { FigureTile } from './figure-tile.tsx';
import type { PathCharted, PathReportView } from './path-report-address.ts';
import { daysIn } from './periods.ts';
import classes from './reports.module.css';
import { useChangeText } from './use-change-text.ts';
import { useFigureText } from './use-figure-text.ts';
import type { ShownPathReport } from './use-path-report-view.ts';
import { usePathText } from './use-path-text.ts';

interface PathFigureTilesProps {
  told: PathReport;
  linkTo: ShownPathReport['linkTo'];
}

const behind: Record<PathCharted, Partial<PathReportView>> = {
  enrolments: { tab: 'learners', learners: 'enrolled_then', sort: 'enrolled' },
  active_learners: { tab: 'learners', learners: 'active_then', sort: 'activity' },
  completions: { tab: 'learners', learners: 'completed_then', sort: 'done' },
  certificates: { tab: 'learners', learners: 'certified_then', sort: 'done' },
};

/** The figures, each beside what it was before, and a way to the rows behind it. */
export function PathFigureTiles({ told, linkTo }: PathFigureTilesProps) {
  const { period, figures: now, figures_before: before } = told;
  const t = usePathReportsText();
  const ofReports = useReportsText();
  const text = useFigureText();
  const pathText = usePathText();
  const change = useChangeText(daysIn(period));
  return (
    <div className={classes.tiles}>
      {(Object.keys(behind) as PathCharted[]).map((name) => (
        <FigureTile
          key={name}
          label={ofReports(`figure.${name}`)}
          value={text.figure(name, now[name])}
          to={linkTo(behind[name])}
          hint={change.count(now[name], before[name])}
        />
      ))}
      <FigureTile
        label={ofReports('figure.rate')}
        value={text.share(now.completion_rate)}
        to={linkTo({ tab: 'learners', learners: 'completed', sort: 'done' })}
        hint={
          <>
            {ofReports('figure.rate.of', { learners: now.learners })}{' '}
            {change.share(now.completion_rate, before.completion_rate)}
          </>
        }
      />
      <FigureTile
        label={t('figure.median')}
        value={pathText.days(now.median_days)}
        to={linkTo(behind.completions)}
        hint={t('figure.before', { value: pathText.days(before.median_days) })}
      />
      <FigureTile
        label={t('figure.revenue')}
        value={pathText.money(now.revenue)}
        to={linkTo({ tab: 'revenue' })}
        hint={t('figure.before', { value: pathText.money(before.revenue) })}
      />
    </div>
  );
}
