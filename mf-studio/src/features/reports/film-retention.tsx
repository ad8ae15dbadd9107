import type { ReportedLesson } from '@stoa/shared/contract/learning/course-learners.ts';
import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { BarChart } from '@stoa/shared/ui/charts/bar-chart.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { CsvButton } from './csv-button.tsx';
import classes from './reports.module.css';
import { RetentionTable } from './retention-table.tsx';
import type { ShownReport } from './use-report-view.ts';
import { useFilmRetention, useLessonFile } from './use-reports.ts';

interface FilmRetentionProps {
  lesson: ReportedLesson;
  report: ShownReport;
}

/** Where in a film, or in some seconds of it, those who began it stopped, and what they left out. */
export function FilmRetention({ lesson, report }: FilmRetentionProps) {
  const { stretch } = report.view;
  const t = useReportsText();
  const { number } = useFormat();
  const retention = useFilmRetention(lesson.id, stretch);
  const file = useLessonFile('film', lesson.id);
  if (retention.isPending) return <RowSkeleton label={t('film.loading')} />;
  if (retention.isError && !retention.data) return <LoadFailed query={retention} />;
  const { learners, bucket_s, buckets } = retention.data;
  if (learners < LEAST_LEARNERS) {
    return <Text role="status">{t('film.few', { learners, least: LEAST_LEARNERS })}</Text>;
  }
  const played = report.linkTo({ tab: 'learners', learners: 'all', q: '', lessonId: lesson.id, stage: 'played' });
  return (
    <div
      className={retention.isPlaceholderData ? classes.stale : classes.records}
      aria-busy={retention.isPlaceholderData}
    >
      <div className={classes.head}>
        <Text size="sm">
          {t.rich('film.about', { learners, link: (words) => <LinkAnchor to={played}>{words}</LinkAnchor> })}
        </Text>
        <CsvButton file={file} />
      </div>
      {stretch && (
        <Text size="sm">
          {t('film.part', { from: clockText(stretch.from), to: clockText(stretch.to) })}{' '}
          <LinkAnchor to={report.linkTo({ lessonId: lesson.id })}>{t('film.whole')}</LinkAnchor>
        </Text>
      )}
      <BarChart
        title={t('film.chart', { seconds: bucket_s })}
        series={[t('film.reached'), t('film.watched')]}
        bars={buckets.map(({ from_s, reached, watched }) => ({ label: clockText(from_s), values: [reached, watched] }))}
        atLeast={learners}
        text={(value) => number(Math.round(value))}
      />
      <RetentionTable retention={retention.data} lesson={lesson} linkTo={report.linkTo} isOpen={stretch !== null} />
      <Text size="sm" c="dimmed">
        {t('film.unknown')}
      </Text>
    </div>
  );
}
