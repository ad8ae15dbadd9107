import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button } from '@stoa/shared/kit';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useEnrolmentsText } from '../messages/enrolments.ts';

interface NoCoursesProps {
  of: 'active' | 'completed' | 'wishes' | 'archived';
  /** What was searched for. */
  q: string;
  onShowAll(): void;
}

/** Says what fills an empty list, or that the search does not. */
export function NoCourses({ of, q, onShowAll }: NoCoursesProps) {
  const t = useEnrolmentsText();
  if (q) {
    return (
      <EmptyState
        title={t('noneSuch.title')}
        text={t('noneSuch.text')}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t('noneSuch.action')}
          </Button>
        }
      />
    );
  }
  const isSought = of === 'active' || of === 'wishes';
  return (
    <EmptyState
      title={t(`none.${of}.title`)}
      text={t(`none.${of}.text`)}
      action={
        <LinkButton to={isSought ? to.marketplace() : to.myCourses()}>
          {t(isSought ? 'none.find' : 'none.inProgress')}
        </LinkButton>
      }
    />
  );
}
