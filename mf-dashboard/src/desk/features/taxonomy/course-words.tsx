import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import classes from './taxonomy.module.css';

type Counts = Reply<'listCourseWordCounts'>;
interface CountedWord {
  value: string;
  word: string;
  courses: number;
}
const groups = ['level', 'content_type', 'type', 'status'] as const;

/** What is part of the program, with where it is used; nothing of it is changed here. */
export function CourseWords() {
  const t = useTaxonomyText();
  const api = useApi();
  const counts = useQuery({
    queryKey: ['course-word-counts'],
    queryFn: ({ signal }) => api.listCourseWordCounts({ signal }),
  });
  if (counts.isPending) return <RowSkeleton count={8} label={t('words.loading')} />;
  if (counts.isError && !counts.data) return <LoadFailed query={counts} />;
  return (
    <div className={classes.part}>
      <p>{t('words.lead')}</p>
      {groups.map((group) => (
        <WordGroup key={group} group={group} counts={counts.data} />
      ))}
    </div>
  );
}

function WordGroup({ group, counts }: { group: (typeof groups)[number]; counts: Counts }) {
  const t = useTaxonomyText();
  const format = useFormat();
  const rows: readonly CountedWord[] = useWordOf(counts)[group];
  return (
    <Section title={t(`words.${group}`)} lead={t(`words.${group}Where`)}>
      <RecordTable
        label={t(`words.${group}`)}
        rows={rows}
        keyOf={({ value }) => value}
        columns={[
          { name: t('words.value'), cell: ({ word }) => word },
          { name: t('words.courses'), isNumber: true, cell: ({ courses }) => format.number(courses) },
        ]}
      />
    </Section>
  );
}

/** Each word as pages of the catalogue say it. */
function useWordOf({ level, content_type, type, status }: Counts) {
  const words = useCourseWords();
  return {
    level: level.map((row) => ({ ...row, word: words(`level.${row.value}`) })),
    content_type: content_type.map((row) => ({ ...row, word: words(`contentType.${row.value}`) })),
    type: type.map((row) => ({ ...row, word: words(`priceType.${row.value}`) })),
    status: status.map((row) => ({ ...row, word: words(`status.${row.value}`) })),
  };
}
