import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OwnLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge, courseTone } from '@stoa/shared/ui/status-badge.tsx';
import { usePathsText } from '../../messages/paths.ts';
import { OwnRow } from '../../ui/own-row.tsx';
import { PathActions } from './path-actions.tsx';

/** A learning path of the partner's. */
export function OwnPathRow({ path }: { path: OwnLearningPath }) {
  const t = usePathsText();
  const word = useCourseWords();
  const format = useFormat();
  const revenue = path.revenue.map(({ amount_minor, currency }) => format.money(amount_minor, currency));
  const figure = (name: 'learners' | 'completed' | 'revenue', value: string, report: Record<string, string>) => ({
    name: t(`row.${name}`),
    value: (
      <LinkAnchor
        to={to.learningPathReports({ path: path.id, ...report })}
        aria-label={t('row.figure', { figure: t(`row.${name}`), value, title: path.title })}
      >
        {value}
      </LinkAnchor>
    ),
  });
  return (
    <OwnRow
      cover={<CourseCover src={path.banner_url} title={path.title} />}
      title={path.title}
      to={to.editLearningPath({ slug: path.slug })}
      badges={<StatusBadge tone={courseTone(path.status)}>{word(`status.${path.status}`)}</StatusBadge>}
      facts={[
        t('row.courses', { count: path.course_count }),
        t('row.edited', { ago: format.ago(path.updated_at) }),
      ].join(' · ')}
      figures={[
        figure('learners', format.number(path.learner_count), { tab: 'learners' }),
        figure('completed', format.number(path.completion_count), { tab: 'learners', learners: 'completed' }),
        figure('revenue', revenue.length > 0 ? format.list(revenue) : '–', { tab: 'revenue' }),
      ]}
      actions={<PathActions path={path} />}
    />
  );
}
