import type { CourseReport } from '@stoa/shared/contract/market/course-reports.ts';
import { useReportsText } from '../../messages/reports.ts';
import { FigureTile } from './figure-tile.tsx';
import { daysIn } from './periods.ts';
import { type Charted, rowsBehind } from './report-address.ts';
import classes from './reports.module.css';
import { useChangeText } from './use-change-text.ts';
import { useFigureText } from './use-figure-text.ts';
import type { ShownReport } from './use-report-view.ts';

interface FigureTilesProps {
  told: CourseReport;
  linkTo: ShownReport['linkTo'];
}

/** The figures, each beside what it was before, and a way to the rows behind it. */
export function FigureTiles({ told: { period, figures: now, figures_before: before }, linkTo }: FigureTilesProps) {
  const t = useReportsText();
  const text = useFigureText();
  const change = useChangeText(daysIn(period));
  const tile = (name: Charted) => (
    <FigureTile
      label={t(`figure.${name}`)}
      value={text.figure(name, now[name])}
      to={linkTo(rowsBehind[name])}
      hint={change.count(now[name], before[name])}
    />
  );
  return (
    <div className={classes.tiles}>
      {tile('enrolments')}
      {tile('active_learners')}
      {tile('watched_s')}
      {tile('completions')}
      <FigureTile
        label={t('figure.rate')}
        value={text.share(now.completion_rate)}
        to={linkTo({ tab: 'learners', learners: 'completed' })}
        hint={
          <>
            {t('figure.rate.of', { learners: now.learners })}{' '}
            {change.share(now.completion_rate, before.completion_rate)}
          </>
        }
      />
      <FigureTile
        label={t('figure.rating')}
        value={text.rating(now.rating_mean)}
        to={linkTo({ tab: 'ratings' })}
        hint={t('figure.rating.of', { count: now.ratings, before: before.ratings })}
      />
    </div>
  );
}
