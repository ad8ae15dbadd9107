import { Skeleton, VisuallyHidden } from '@stoa/shared/kit';
import { SkeletonGroup } from '@stoa/shared/ui/skeleton-group.tsx';
import classes from './cards-loading.module.css';
import { useReleasesText } from '../../messages/releases.ts';

/** The shape of the cards while they load. */
export function CardsLoading({ count = 6 }: { count?: number }) {
  const t = useReleasesText();
  return (
    <SkeletonGroup role="status" className={classes.cards}>
      <VisuallyHidden>{t('console.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="19rem" radius="lg" aria-hidden="true" />
      ))}
    </SkeletonGroup>
  );
}
