import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Wish } from '@stoa/shared/contract/learning/wishes.ts';
import { useWishText } from '@stoa/shared/i18n/messages/wish.ts';
import { Button, Text } from '@stoa/shared/kit';
import { useInstructorLink } from '@stoa/shared/remote/use-instructor-link.ts';
import { useChangeWish } from '@stoa/shared/remote/wishes/use-change-wish.ts';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';

interface WishCardProps {
  wish: Wish;
  /** It is off the list, and the keyboard with it. */
  onGone(): void;
}

export function WishCard({ wish: { course, status }, onGone }: WishCardProps) {
  const t = useWishText();
  const instructorLink = useInstructorLink();
  const change = useChangeWish();
  const leave = () => {
    change.mutate({ course, to: 'left' });
    onGone();
  };
  return (
    <CourseCard
      to={to.courseInfo({ slug: course.slug })}
      title={course.name}
      language={course.language}
      coverUrl={course.cover_url}
      creatorName={course.creator.full_name}
      creatorTo={instructorLink(course.creator.id)}
      durationS={course.duration_s}
      rating={course.rating}
      ratingCount={course.rating_count}
      price={status === 'published' ? { minor: course.price_minor, currency: course.currency } : undefined}
      order={2}
      footer={
        <>
          {status !== 'published' && <Text size="sm">{t('gone')}</Text>}
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={t('remove.name', { course: course.name })}
            onClick={leave}
          >
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
