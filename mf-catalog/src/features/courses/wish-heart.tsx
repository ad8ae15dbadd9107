import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { useWishText } from '@stoa/shared/i18n/messages/wish.ts';
import { ActionIcon } from '@stoa/shared/kit';
import { useWish } from './use-wish.ts';
import classes from './wish-heart.module.css';

/** On the cover of a card: onto the wish list, and off it. */
export function WishHeart({ course }: { course: CourseCard }) {
  const t = useWishText();
  const { isOffered, isWished, press } = useWish(course);
  if (!isOffered) return null;
  const Heart = isWished ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      variant="default"
      size={44}
      radius="xl"
      className={classes.heart ?? ''}
      aria-label={t('name', { course: course.name })}
      aria-pressed={isWished}
      onClick={press}
    >
      <Heart size={22} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
