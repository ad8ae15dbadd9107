import type { ReactNode, Ref } from 'react';
import type { Feedback } from '../../contract/learning/feedbacks.ts';
import type { FeedbackStatus } from '../../contract/learning/feedback-words.ts';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import classes from './feedback.module.css';

const tones: Record<FeedbackStatus, StatusTone> = { new: 'info', seen: 'neutral', resolved: 'success' };

interface FeedbackCardProps {
  feedback: Feedback;
  label: string;
  /** Who wrote it, where that is somebody else. */
  author?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One piece of private feedback: what it is about, its stars, its words and its state. */
export function FeedbackCard({ feedback, label, author, children, ref }: FeedbackCardProps) {
  const t = useFeedbackText();
  const format = useFormat();
  const { subject, subject_name, course, rating, text, status, created_at } = feedback;
  const place = [
    t(`subject.${subject}`),
    subject !== 'platform' && (subject_name ?? t('gone')),
    subject === 'assignment' && course?.name,
  ].filter(Boolean);
  return (
    <article ref={ref} className={classes.card} aria-label={label} tabIndex={-1}>
      <div className={classes.head}>
        {author}
        <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
        <time dateTime={created_at} title={format.moment(created_at)}>
          {format.ago(created_at)}
        </time>
        {rating !== null && <RatingStars value={rating} />}
      </div>
      <p className={classes.place}>{place.join(' · ')}</p>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      {children}
    </article>
  );
}
