import type { CourseBuilder, ReviewComment } from '@stoa/shared/contract/creating.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { agoText } from '@stoa/shared/ui/format.ts';
import { Button, Title } from '@stoa/shared/ui/kit.ts';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useSingleMutation } from '../../use-single-mutation.ts';
import classes from './review-comments.module.css';

/** What the reviewers wrote; the author ticks off what is dealt with. */
export function ReviewComments({ comments }: { comments: readonly ReviewComment[] }) {
  if (comments.length === 0) return null;
  const sorted = comments.toSorted((a, b) => Number(a.resolved_at !== null) - Number(b.resolved_at !== null));
  return (
    <section aria-labelledby="review-comments">
      <Title order={3} size="h5" id="review-comments">
        Comments of the reviewers
      </Title>
      <ul className={classes.comments}>
        {sorted.map((comment) => (
          <CommentCard key={comment.id} comment={comment} />
        ))}
      </ul>
    </section>
  );
}

function CommentCard({ comment }: { comment: ReviewComment }) {
  const api = useApi();
  const { toasts } = usePlatform();
  const { course, saver } = useBuilder();
  const resolve = useSingleMutation<CourseBuilder, void>({
    mutationKey: ['resolve-comment', comment.id],
    mutationFn: () => saver.run(() => api.resolveReviewComment({ params: { id: comment.id } })),
    onError: (error) =>
      toasts.show({ kind: 'error', message: isApiError(error) ? error.message : 'That did not work. Try again.' }),
  });
  const canResolve = comment.resolved_at === null && course.status !== 'in_review';
  return (
    <li className={classes.comment} data-resolved={comment.resolved_at !== null}>
      <div className={classes.head}>
        <strong>{comment.author.full_name}</strong>
        <span className={classes.when}>{agoText(comment.created_at)}</span>
        {comment.resolved_at !== null ? (
          <StatusBadge tone="success">Resolved</StatusBadge>
        ) : (
          comment.blocking && <StatusBadge tone="warning">Must be fixed</StatusBadge>
        )}
      </div>
      <p className={classes.body}>{comment.body}</p>
      {canResolve && (
        <Button variant="default" size="compact-sm" loading={resolve.isPending} onClick={() => resolve.mutate()}>
          Mark as resolved
        </Button>
      )}
    </li>
  );
}
