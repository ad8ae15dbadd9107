import type { SubmissionCard } from '@stoa/shared/contract/learning/submissions.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { deskTo, type QueueFilters } from './queue-filters.ts';

interface SubmissionTableProps {
  submissions: readonly SubmissionCard[];
  filters: QueueFilters;
}

/** Work to be judged; each opens within the list that it was found in. */
export function SubmissionTable({ submissions, filters }: SubmissionTableProps) {
  const t = useAssessmentText();
  const format = useFormat();
  return (
    <RecordTable
      label={t(`title.${filters.of}`)}
      rows={submissions}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('column.learner'),
          cell: ({ learner }) => (
            <PersonBadge name={learner.full_name} initial={learner.initial} image={learner.profile_image} size="sm" />
          ),
        },
        {
          name: t('column.assignment'),
          cell: ({ id, title, learner }) => (
            <LinkAnchor
              to={deskTo(filters, id)}
              fw={650}
              aria-label={t('row.review', { title, name: learner.full_name })}
            >
              {title}
            </LinkAnchor>
          ),
          note: ({ course, path }) => (course ?? path)?.name,
        },
        {
          name: t('column.handedIn'),
          cell: ({ submitted_at, late }) => (
            <>
              <TimeAgo at={submitted_at} /> {late && <StatusBadge tone="warning">{t('late')}</StatusBadge>}
            </>
          ),
          note: ({ submitted_at }) => format.moment(submitted_at),
        },
        { name: t('column.attempt'), isNumber: true, cell: ({ attempt }) => format.number(attempt) },
        {
          name: t('column.score'),
          isNumber: true,
          cell: ({ score }) => (score === null ? t('row.noScore') : format.number(score)),
        },
      ]}
    />
  );
}
