import { useUiText } from '../i18n/messages/ui.ts';
import { Skeleton, VisuallyHidden } from './kit.ts';
import { PlainCardGrid } from './course-card-grid.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';
import classes from './skeletons.module.css';
import { useUnsettled } from './use-unsettled.ts';

/** The shape of a course card while it loads. */
export function CardSkeleton() {
  return (
    <SkeletonGroup className={classes.card} aria-hidden="true">
      <Skeleton className={classes.cover} height="auto" radius={0} />
      <div className={classes.lines}>
        <Skeleton height="1.1rem" width="85%" />
        <Skeleton height="0.9rem" width="55%" />
        <Skeleton height="0.9rem" width="70%" />
      </div>
    </SkeletonGroup>
  );
}

interface ManyProps {
  count?: number;
  /** What is being loaded, read aloud. */
  label?: string;
}

export function CardGridSkeleton({ count = 8, label }: ManyProps) {
  const t = useUiText();
  return (
    <SkeletonGroup role="status">
      <VisuallyHidden>{label ?? t('loading.courses')}</VisuallyHidden>
      <PlainCardGrid>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </PlainCardGrid>
    </SkeletonGroup>
  );
}

interface UnsettledSkeletonProps {
  height: string;
  label: string;
}

/** Stands for something that may turn out higher or lower: what stands below it is not seen for as long. */
export function UnsettledSkeleton({ height, label }: UnsettledSkeletonProps) {
  return <Skeleton height={height} role="status" aria-label={label} {...useUnsettled(true)} />;
}

/** Rows of a list or table while they load. */
export function RowSkeleton({ count = 5, label }: ManyProps) {
  const t = useUiText();
  return (
    <SkeletonGroup role="status" className={classes.rows}>
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row} aria-hidden="true">
          <Skeleton height="2.5rem" width="2.5rem" radius="md" />
          <div className={classes.lines}>
            <Skeleton height="0.95rem" width={`${60 - (index % 3) * 12}%`} />
            <Skeleton height="0.8rem" width="35%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
