import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { ReviewComment } from '@stoa/shared/contract/teaching/review-comments.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group, Textarea } from '@stoa/shared/kit';
import { useGuard } from '@stoa/shared/remote/use-guard.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useState, type FormEvent } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { refusedEdits } from '../../builder/refused-edits.ts';
import { useBuilderText } from '../../messages/builder.ts';
import { useReviewText } from '../../messages/review.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import classes from './review-comments.module.css';

const LONGEST = 2000;

/** What was answered below a comment, and the author's next answer. */
export function CommentReplies({ comment }: { comment: ReviewComment }) {
  const t = useReviewText();
  const format = useFormat();
  const refusal = useRefusal(useBuilderText(), refusedEdits);
  const api = useApi();
  const { toasts } = usePlatform();
  const { saver } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const [body, setBody] = useState('');
  const reply = useSingleMutation<CourseBuilder, string>({
    mutationKey: ['reply-to-comment', comment.id],
    mutationFn: async (words) => {
      const course = await saver.run(() =>
        api.replyToReviewComment({ params: { id: comment.id }, body: { body: words } }),
      );
      // With the course that holds it: what stands among the answers is not unsent at the same time.
      setBody('');
      setOpen(false);
      return course;
    },
    onError: (error) => toasts.show({ kind: 'error', message: refusal(error) }),
  });
  useGuard(isOpen && body.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() !== '') reply.mutate(body.trim());
  };
  return (
    <>
      {comment.replies.map(({ id, author, body: words, created_at }) => (
        <div key={id} className={classes.reply}>
          <div className={classes.head}>
            <strong>{author.full_name}</strong>
            <span className={classes.when}>{format.ago(created_at)}</span>
          </div>
          <p className={classes.body}>{words}</p>
        </div>
      ))}
      {isOpen && (
        <form onSubmit={submit} noValidate>
          <Textarea
            label={t('reply.label')}
            value={body}
            maxLength={LONGEST}
            autosize
            minRows={2}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          <Group gap="xs" my="xs">
            <Button type="submit" size="compact-sm" loading={reply.isPending} disabled={body.trim() === ''}>
              {t('reply.send')}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => setOpen(false)}>
              {t('reply.cancel')}
            </Button>
          </Group>
        </form>
      )}
      {!isOpen && (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {t('reply.begin')}
        </Button>
      )}
    </>
  );
}
