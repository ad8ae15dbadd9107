import type { ReportedLesson, RetentionBucket } from '@stoa/shared/contract/learning/course-learners.ts';
import type { StretchStage } from '@stoa/shared/contract/learning/report-words.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { type RecordColumn, RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { NumberLink } from './number-link.tsx';
import type { Stretch } from './report-address.ts';
import type { ShownReport } from './use-report-view.ts';

interface RetentionTableProps {
  retention: { learners: number; bucket_s: number; buckets: readonly RetentionBucket[] };
  lesson: ReportedLesson;
  linkTo: ShownReport['linkTo'];
  isOpen: boolean;
}

/** Each piece of a film; its numbers lead to the learners, and its beginning to a closer look at its seconds. */
export function RetentionTable({ retention, lesson, linkTo, isOpen }: RetentionTableProps) {
  const t = useReportsText();
  const { percent } = useFormat();
  const { learners, bucket_s, buckets } = retention;
  const part = (count: number) =>
    t('lessons.share', { part: count, share: percent(Math.round((100 * count) / learners)) });
  const stretchOf = ({ from_s, to_s }: RetentionBucket): Stretch => ({ from: from_s, to: to_s || from_s + bucket_s });
  const column = (stage: StretchStage): RecordColumn<RetentionBucket> => ({
    name: t(`film.${stage}`),
    isNumber: true,
    cell: (bucket) => {
      const stretch = stretchOf(bucket);
      // Who got to the end has not stopped.
      if (stage === 'stopped' && stretch.to >= lesson.duration_s) return null;
      const seconds = { from: clockText(stretch.from), to: clockText(stretch.to) };
      return (
        <NumberLink
          label={t(`at.${stage}`, { lesson: lesson.title, ...seconds })}
          value={part(bucket[stage])}
          to={linkTo({ tab: 'learners', learners: 'all', q: '', lessonId: lesson.id, stage, stretch })}
        />
      );
    },
  });
  const from = (bucket: RetentionBucket) => {
    const text = clockText(bucket.from_s);
    return bucket_s === 1 ? (
      text
    ) : (
      <LinkAnchor
        to={linkTo({ lessonId: lesson.id, stretch: stretchOf(bucket) })}
        aria-label={t('film.closer', { from: text })}
      >
        {text}
      </LinkAnchor>
    );
  };
  return (
    <details open={isOpen}>
      <summary>{t('chart.table')}</summary>
      <RecordTable
        label={t('film.chart', { seconds: bucket_s })}
        rows={buckets}
        keyOf={({ from_s }) => String(from_s)}
        columns={[{ name: t('film.from'), cell: from }, column('reached'), column('watched'), column('stopped')]}
      />
    </details>
  );
}
