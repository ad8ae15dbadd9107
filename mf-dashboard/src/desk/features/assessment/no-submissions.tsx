import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { deskTo, type QueueFilters } from './queue-filters.ts';

/** Why the list is empty: there is nothing, or nothing that was looked for. */
export function NoSubmissions({ filters }: { filters: QueueFilters }) {
  const t = useAssessmentText();
  const { of, status, search, placeId } = filters;
  if (!search && !placeId) return <EmptyState title={t(`none.${status}`)} text={t(`none.${status}.text`)} />;
  const all = { ...filters, search: '', placeId: undefined, page: 1 };
  return (
    <EmptyState
      title={t('noneSuch.title')}
      text={t(`noneSuch.text.${of}`)}
      action={
        <LinkButton to={deskTo(all)} variant="default">
          {t(`noneSuch.clear.${of}`)}
        </LinkButton>
      }
    />
  );
}
