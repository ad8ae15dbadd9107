import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable, type RecordColumn } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';

interface Row extends Criterion {
  key: string;
  /** Null: left out. */
  given: number | null;
}

const rowsOf = (criteria: readonly Criterion[], given: readonly (number | null)[] = []): Row[] =>
  criteria.map((criterion, at) => ({ ...criterion, key: String(at), given: given[at] ?? null }));

/** What work is judged by, criterion by criterion. */
export function Rubric({ criteria }: { criteria: readonly Criterion[] }) {
  const t = useAssignmentText();
  const format = useFormat();
  const total = criteria.reduce((sum, { points }) => sum + points, 0);
  const columns: RecordColumn<Row>[] = [
    { name: t('rubric.criterion'), cell: ({ title }) => title, note: ({ description }) => description },
    { name: t('rubric.points'), isNumber: true, cell: ({ points }) => format.number(points) },
  ];
  return (
    <Section title={t('rubric.title')} lead={t('rubric.total', { points: total })}>
      <RecordTable rows={rowsOf(criteria)} keyOf={({ key }) => key} columns={columns} />
    </Section>
  );
}

interface GivenPointsProps {
  criteria: readonly Criterion[];
  given: readonly (number | null)[];
}

/** How many points the work got for each criterion. */
export function GivenPoints({ criteria, given }: GivenPointsProps) {
  const t = useAssignmentText();
  const columns: RecordColumn<Row>[] = [
    { name: t('rubric.criterion'), cell: ({ title }) => title, note: ({ description }) => description },
    {
      name: t('rubric.points'),
      isNumber: true,
      cell: ({ given: points, points: most }) =>
        points === null ? t('rubric.none') : t('rubric.given', { given: points, most }),
    },
  ];
  return (
    <RecordTable
      label={t('verdict.points')}
      rows={rowsOf(criteria, given)}
      keyOf={({ key }) => key}
      columns={columns}
    />
  );
}
