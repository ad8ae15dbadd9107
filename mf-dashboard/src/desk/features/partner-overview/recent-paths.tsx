import type { OwnLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { courseTone, StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { usePartnerOverviewText } from '../../messages/partner-overview.ts';

interface RecentPathsProps {
  paths: readonly OwnLearningPath[];
  /** How many there are in all. */
  total: number;
}

/** The learning paths that were changed last, with their state. */
export function RecentPaths({ paths, total }: RecentPathsProps) {
  const t = usePartnerOverviewText();
  const word = useCourseWords();
  const { number } = useFormat();
  const learners = (path: OwnLearningPath, name: 'learners' | 'completed', count: number) => (
    <LinkAnchor
      to={to.learningPathReports({ path: path.id, tab: 'learners', ...(name === 'completed' && { learners: name }) })}
      aria-label={t('paths.open', { label: t(`paths.${name}`), path: path.title, value: number(count) })}
    >
      {number(count)}
    </LinkAnchor>
  );
  return (
    <Section
      title={t('paths')}
      action={<LinkAnchor to={to.viewLearningPath()}>{t('paths.all', { count: total })}</LinkAnchor>}
    >
      <RecordTable
        label={t('paths')}
        rows={paths}
        keyOf={({ id }) => id}
        columns={[
          {
            name: t('paths.path'),
            cell: ({ slug, title }) => (
              <LinkAnchor to={to.editLearningPath({ slug })} dir="auto">
                {title}
              </LinkAnchor>
            ),
          },
          {
            name: t('paths.status'),
            cell: ({ status }) => <StatusBadge tone={courseTone(status)}>{word(`status.${status}`)}</StatusBadge>,
          },
          { name: t('paths.learners'), isNumber: true, cell: (path) => learners(path, 'learners', path.learner_count) },
          {
            name: t('paths.completed'),
            isNumber: true,
            cell: (path) => learners(path, 'completed', path.completion_count),
          },
        ]}
      />
    </Section>
  );
}
