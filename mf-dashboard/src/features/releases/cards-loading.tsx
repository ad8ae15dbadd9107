import { Skeleton, VisuallyHidden } from '@stoa/shared/ui/kit.ts';
import classes from './cards-loading.module.css';

/** The shape of the cards while they load. */
export function CardsLoading({ count = 6 }: { count?: number }) {
  return (
    <div role="status" className={classes.cards}>
      <VisuallyHidden>Loading releases</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="19rem" radius="lg" aria-hidden="true" />
      ))}
    </div>
  );
}
