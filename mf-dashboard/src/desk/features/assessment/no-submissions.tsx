import { to } from '@stoa/shared/contract/site/addresses.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { writeFilters, type QueueFilters } from './queue-filters.ts';

/** Why the list is empty: there is nothing, or nothing that was looked for. */
export function NoSubmissions({ filters }: { filters: QueueFilters }) {
  const t = useAssessmentText();
  const { status, search, courseId } = filters;
  if (!search && !courseId) return <EmptyState title={t(`none.${status}`)} text={t(`none.${status}.text`)} />;
  const all = writeFilters({ ...filters, search: '', courseId: undefined, page: 1 });
  return (
    <EmptyState
      title={t('noneSuch.title')}
      text={t('noneSuch.text')}
      action={
        <LinkButton to={to.portfolioAssessment(all)} variant="default">
          {t('noneSuch.clear')}
        </LinkButton>
      }
    />
  );
}
