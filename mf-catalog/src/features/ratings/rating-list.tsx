import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button, Progress, Stack, Text } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { RatingReply } from './rating-reply.tsx';
import { RatingReason } from './rating-reason.tsx';
import { useRatings } from './use-ratings.ts';
import classes from './rating-list.module.css';

/** What learners say, newest first, beside how their stars are spread. */
export function RatingList({ courseId }: { courseId: string }) {
  const t = useCourseInfoText();
  const format = useFormat();
  const ratings = useRatings(courseId);
  if (ratings.isPending) return <RowSkeleton count={3} label={t('ratings.loading')} />;
  if (ratings.isError) return <LoadFailed query={ratings} />;
  const [first] = ratings.data.pages;
  if (!first || first.total === 0) {
    return <Text c="dimmed">{t('ratings.none')}</Text>;
  }
  const rows = ratings.data.pages.flatMap((page) => page.items);
  return (
    <div className={classes.ratings}>
      <Distribution counts={first.distribution} mean={first.mean} total={first.total} />
      <Stack gap="lg">
        <ul className={classes.list}>
          {rows.map((rating) => (
            <li key={rating.id} className={classes.rating}>
              <div className={classes.head}>
                <PersonBadge
                  name={rating.user.full_name}
                  initial={rating.user.initial}
                  image={rating.user.profile_image}
                  size="sm"
                />
                <RatingStars value={rating.rating} />
                <Text size="sm" c="dimmed">
                  {format.ago(rating.updated_at)}
                </Text>
              </div>
              {rating.comment && <p>{rating.comment}</p>}
              <RatingReply courseId={courseId} rating={rating} canReply={first.can_reply} />
            </li>
          ))}
        </ul>
        {ratings.hasNextPage && (
          <Button variant="default" onClick={() => void ratings.fetchNextPage()} loading={ratings.isFetchingNextPage}>
            {t('ratings.more')}
          </Button>
        )}
      </Stack>
    </div>
  );
}

interface DistributionProps {
  /** How many gave 1, 2, 3, 4, 5 stars. */
  counts: readonly number[];
  mean: number | null;
  total: number;
}

/** Of how many gave 1, 2, 3, 4, 5 stars. */
const plainMean = (counts: readonly number[], total: number): number =>
  counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total;

function Distribution({ counts, mean, total }: DistributionProps) {
  const t = useCourseInfoText();
  const format = useFormat();
  return (
    <div className={classes.distribution}>
      <RatingStars value={mean} size="md" count={total} />
      <RatingReason />
      <Text size="sm" c="dimmed">
        {t('ratings.count', { count: total })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('ratings.plain', { mean: format.rating(plainMean(counts, total)) })}
      </Text>
      <dl className={classes.bars}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <div key={stars} className={classes.bar}>
              <dt>{t('ratings.stars', { stars })}</dt>
              <dd className={classes.share}>
                <Progress value={(count / total) * 100} color="ochre" size="sm" aria-hidden="true" />
              </dd>
              <dd className={classes.count}>{format.number(count)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
