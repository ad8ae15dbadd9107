import { useState } from 'react';
import type { Rating } from '@stoa/shared/contract/market/ratings.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { ReplyForm } from './reply-form.tsx';
import classes from './rating-list.module.css';

interface RatingReplyProps {
  courseId: string;
  rating: Rating;
  /** The reader made the course. */
  canReply: boolean;
}

/** What the course's creator answers to a rating, and for that creator the way to answer. */
export function RatingReply({ courseId, rating, canReply }: RatingReplyProps) {
  const t = useCourseInfoText();
  const format = useFormat();
  const [isWriting, setWriting] = useState(false);
  const { reply, user } = rating;
  if (isWriting) return <ReplyForm courseId={courseId} rating={rating} onClose={() => setWriting(false)} />;
  return (
    <>
      {reply && (
        <blockquote className={classes.reply}>
          <Text size="sm" c="dimmed">
            {t('reply.by')} · {format.ago(reply.at)}
          </Text>
          <p>{reply.text}</p>
        </blockquote>
      )}
      {canReply && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t(reply ? 'reply.changeTo' : 'reply.giveTo', { name: user.full_name })}
          onClick={() => setWriting(true)}
        >
          {t(reply ? 'reply.change' : 'reply.give')}
        </Button>
      )}
    </>
  );
}
