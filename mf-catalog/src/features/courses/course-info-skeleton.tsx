import { Skeleton } from '@stoa/shared/kit';
import { SkeletonGroup } from '@stoa/shared/ui/skeleton-group.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import classes from './course-info-skeleton.module.css';

/** A course's page while it loads: its head, its panel beside or above, and below the fold the rest. */
export function CourseInfoSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup className={classes.page}>
      <div className={classes.head} aria-hidden="true">
        <Skeleton height="0.9rem" width="40%" />
        <Skeleton height="2.6rem" width="60%" />
        <Skeleton height="1.4rem" width="75%" />
      </div>
      <div className={classes.layout}>
        <div className={classes.panel} aria-hidden="true">
          <Skeleton className={classes.cover ?? ''} height="auto" radius="lg" />
          <Skeleton height="2.2rem" width="40%" />
          <Skeleton height="2.9rem" radius="md" />
          <Skeleton height="2.6rem" width="90%" />
        </div>
        <div className={classes.main}>
          <RowSkeleton count={10} label={label} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
