import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { ReviewComment } from '@stoa/shared/contract/teaching/review-comments.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Title } from '@stoa/shared/kit';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { refusedEdits } from '../../builder/refused-edits.ts';
import { useBuilderText } from '../../messages/builder.ts';
import { useReviewText } from '../../messages/review.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { CommentHeading } from './comment-heading.tsx';
import { CommentReplies } from './comment-replies.tsx';
import classes from './review-comments.module.css';

/** What the reviewers wrote; the author ticks off what is dealt with. */
export function ReviewComments({ comments }: { comments: readonly ReviewComment[] }) {
  const t = useReviewText();
  if (comments.length === 0) return null;
  const sorted = comments.toSorted((a, b) => Number(a.resolved_at !== null) - Number(b.resolved_at !== null));
  return (
    <section aria-labelledby="review-comments">
      <Title order={3} size="h5" id="review-comments">
        {t('comments.title')}
      </Title>
      <ul className={classes.comments}>
        {sorted.map((comment) => (
          <CommentCard key={comment.id} comment={comment} />
        ))}
      </ul>
    </section>
  );
}

export function CommentCard({ comment }: { comment: ReviewComment }) {
  const t = useReviewText();
  const format = useFormat();
  const refusal = useRefusal(useBuilderText(), refusedEdits);
  const api = useApi();
  const { toasts } = usePlatform();
  const { course, saver } = useBuilder();
  const resolve = useSingleMutation<CourseBuilder, void>({
    mutationKey: ['resolve-comment', comment.id],
    mutationFn: () => saver.run(() => api.resolveReviewComment({ params: { id: comment.id } })),
    onError: (error) => toasts.show({ kind: 'error', message: refusal(error) }),
  });
  const canResolve = comment.resolved_at === null && course.status !== 'in_review';
  return (
    <li className={classes.comment} data-resolved={comment.resolved_at !== null}>
      <div className={classes.head}>
        <strong>{comment.author.full_name}</strong>
        <span className={classes.when}>{format.ago(comment.created_at)}</span>
        {comment.resolved_at !== null ? (
          <StatusBadge tone="success">{t('comment.resolved')}</StatusBadge>
        ) : (
          comment.blocking && <StatusBadge tone="warning">{t('comment.blocking')}</StatusBadge>
        )}
      </div>
      <CommentHeading comment={comment} />
      <p className={classes.body}>{comment.body}</p>
      {canResolve && (
        <Button variant="default" size="compact-sm" loading={resolve.isPending} onClick={() => resolve.mutate()}>
          {t('comment.resolve')}
        </Button>
      )}
      <CommentReplies comment={comment} />
    </li>
  );
}
