import type { ReviewComment } from '@stoa/shared/contract/teaching/review-comments.ts';
import { Text } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useCourseDiffText } from '@stoa/shared/i18n/messages/course-diff.ts';
import { CommentThread } from './comment-thread.tsx';
import type { useDecide } from './use-review.ts';
import classes from './review-comments.module.css';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useReviewText } from '../../messages/review.ts';

interface ReviewCommentsProps {
  comments: readonly ReviewComment[];
  reply: ReturnType<typeof useDecide>['reply'];
}

export function ReviewComments({ comments, reply }: ReviewCommentsProps) {
  const t = useReviewText();
  if (comments.length === 0) return <Text c="dimmed">{t('comments.none')}</Text>;
  return (
    <ul className={classes.list}>
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} reply={reply} />
      ))}
    </ul>
  );
}

function Comment({ comment, reply }: { comment: ReviewComment; reply: ReviewCommentsProps['reply'] }) {
  const t = useReviewText();
  const format = useFormat();
  const field = useCourseDiffText();
  const { author, body, blocking, resolved_at, created_at } = comment;
  const about = [comment.part_title, comment.field && field(`field.${comment.field}`)].filter(Boolean).join(' · ');
  return (
    <li className={classes.comment}>
      <div className={classes.head}>
        <PersonBadge name={author.full_name} initial={author.initial} image={author.profile_image} size="sm" />
        <Text size="sm" c="dimmed">
          {format.ago(created_at)}
        </Text>
        {resolved_at ? (
          <StatusBadge tone="success">{t('comments.resolved')}</StatusBadge>
        ) : (
          blocking && <StatusBadge tone="warning">{t('comments.blocking')}</StatusBadge>
        )}
      </div>
      {about && (
        <Text size="sm" fw={600}>
          {t('comments.about', { part: about })}
        </Text>
      )}
      <Text className={classes.body ?? ''}>{body}</Text>
      <CommentThread comment={comment} reply={reply} />
    </li>
  );
}
