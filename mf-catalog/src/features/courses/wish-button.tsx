import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { useWishText } from '@stoa/shared/i18n/messages/wish.ts';
import { Button } from '@stoa/shared/kit';
import { useWish } from './use-wish.ts';

/** The same on the page of a course. What was taken off can still be let go of. */
export function WishButton({ course }: { course: CourseDetails }) {
  const t = useWishText();
  const { isOffered, isWished, press } = useWish(course);
  if (!isOffered || (course.status !== 'published' && !isWished)) return null;
  const Heart = isWished ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="subtle"
      fullWidth
      leftSection={<Heart size={20} stroke={1.75} aria-hidden="true" />}
      aria-pressed={isWished}
      onClick={press}
    >
      {t(isWished ? 'added' : 'add')}
    </Button>
  );
}
