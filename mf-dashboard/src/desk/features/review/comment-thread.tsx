import { useState, type FormEvent } from 'react';
import type { ReviewComment } from '@stoa/shared/contract/teaching/review-comments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text, Textarea } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useGuard } from '@stoa/shared/remote/use-guard.ts';
import { useReviewText } from '../../messages/review.ts';
import classes from './review-comments.module.css';
import { refusals } from './refusals.ts';
import type { useDecide } from './use-review.ts';

const LONGEST = 2000;

interface CommentThreadProps {
  comment: ReviewComment;
  reply: ReturnType<typeof useDecide>['reply'];
}

/** What was answered below a comment, and the next answer. */
export function CommentThread({ comment, reply }: CommentThreadProps) {
  const t = useReviewText();
  const format = useFormat();
  const refusal = useRefusal(t, refusals);
  const [isOpen, setOpen] = useState(false);
  const [body, setBody] = useState('');
  const isThis = reply.variables?.id === comment.id;
  useGuard(isOpen && body.trim() !== '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === '' || reply.isPending) return;
    reply.mutate(
      { id: comment.id, body: body.trim() },
      {
        onSuccess: () => {
          setBody('');
          setOpen(false);
        },
      },
    );
  };
  return (
    <div className={classes.thread}>
      {comment.replies.map(({ id, author, body: words, created_at }) => (
        <div key={id} className={classes.reply}>
          <div className={classes.head}>
            <PersonBadge name={author.full_name} initial={author.initial} image={author.profile_image} size="sm" />
            <Text size="sm" c="dimmed">
              {format.ago(created_at)}
            </Text>
          </div>
          <Text className={classes.body ?? ''}>{words}</Text>
        </div>
      ))}
      {isOpen ? (
        <form onSubmit={submit} noValidate className={classes.answer}>
          <Textarea
            label={t('reply.label')}
            value={body}
            maxLength={LONGEST}
            autosize
            minRows={2}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          <FormProblem text={reply.isError && isThis && refusal(reply.error)} />
          <div className={classes.head}>
            <Button type="submit" size="compact-sm" loading={reply.isPending && isThis} disabled={body.trim() === ''}>
              {t('reply.send')}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => setOpen(false)}>
              {t('reply.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
            {t('reply.begin')}
          </Button>
        </div>
      )}
    </div>
  );
}
