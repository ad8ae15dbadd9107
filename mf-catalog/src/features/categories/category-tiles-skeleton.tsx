import { Skeleton, VisuallyHidden } from '@stoa/shared/kit';
import { SkeletonGroup } from '@stoa/shared/ui/skeleton-group.tsx';
import classes from './category-tiles.module.css';

/** The tiles while they load: as tall as they will be, so that nothing below moves. */
export function CategoryTilesSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <SkeletonGroup className={classes.tiles} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.tile}>
            <Skeleton className={classes.icon ?? ''} height="2rem" width="2rem" />
            <Skeleton height="1.3rem" width="80%" />
            <Skeleton height="1.4rem" width="45%" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
