import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { BarChart } from '@stoa/shared/ui/charts/bar-chart.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { useFilmRetention } from './use-reports.ts';

/** Where in a film those who began it stopped, and what they left out. */
export function FilmRetention({ lessonId }: { lessonId: string }) {
  const t = useReportsText();
  const { number, percent } = useFormat();
  const retention = useFilmRetention(lessonId);
  if (retention.isPending) return <RowSkeleton label={t('film.loading')} />;
  if (retention.isError) return <LoadFailed query={retention} />;
  const { learners, bucket_s, buckets } = retention.data;
  if (learners < LEAST_LEARNERS) {
    return <Text role="status">{t('film.few', { learners, least: LEAST_LEARNERS })}</Text>;
  }
  const part = (count: number) =>
    t('lessons.share', { part: count, share: percent(Math.round((100 * count) / learners)) });
  return (
    <>
      <Text size="sm">{t('film.about', { learners })}</Text>
      <BarChart
        title={t('film.chart', { seconds: bucket_s })}
        series={[t('film.reached'), t('film.watched')]}
        bars={buckets.map(({ from_s, reached, watched }) => ({ label: clockText(from_s), values: [reached, watched] }))}
        atLeast={learners}
        text={(value) => number(Math.round(value))}
      />
      <details>
        <summary>{t('chart.table')}</summary>
        <RecordTable
          label={t('film.chart', { seconds: bucket_s })}
          rows={buckets}
          keyOf={({ from_s }) => String(from_s)}
          columns={[
            { name: t('film.from'), cell: ({ from_s }) => clockText(from_s) },
            { name: t('film.reached'), isNumber: true, cell: ({ reached }) => part(reached) },
            { name: t('film.watched'), isNumber: true, cell: ({ watched }) => part(watched) },
          ]}
        />
      </details>
      <Text size="sm" c="dimmed">
        {t('film.unknown')}
      </Text>
    </>
  );
}
