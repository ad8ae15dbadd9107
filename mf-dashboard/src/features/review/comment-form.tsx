import { useState, type FormEvent } from 'react';
import { Alert, Button, Group, Radio, Stack, Textarea } from '@stoa/shared/ui/kit.ts';
import type { useDecide } from './use-review.ts';
import { useReviewText } from '../../messages/review.ts';
import { useRefusalText } from './use-refusal-text.ts';

const SHORTEST = 10;
const LONGEST = 2000;

/** A remark for the author, or a request that sends the course back. */
export function CommentForm({ comment }: { comment: ReturnType<typeof useDecide>['comment'] }) {
  const t = useReviewText();
  const refusal = useRefusalText();
  const [body, setBody] = useState('');
  const [kind, setKind] = useState('blocking');
  const [wasSent, setSent] = useState(false);
  const isShort = body.trim().length < SHORTEST;
  const blocking = kind === 'blocking';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isShort || comment.isPending) return;
    comment.mutate(
      { body: body.trim(), blocking },
      {
        onSuccess: () => {
          setBody('');
          setSent(false);
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          label={t('comment.label')}
          description={t('comment.hint')}
          value={body}
          maxLength={LONGEST}
          autosize
          minRows={3}
          error={wasSent && isShort ? t('comment.short', { least: SHORTEST }) : undefined}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Radio.Group label={t('comment.meaning')} value={kind} onChange={setKind}>
          <Stack gap="xs" mt="xs">
            <Radio value="blocking" label={t('comment.meaning.blocking')} />
            <Radio value="remark" label={t('comment.meaning.remark')} />
          </Stack>
        </Radio.Group>
        {comment.isError && (
          <Alert color="red" role="alert">
            {refusal(comment.error)}
          </Alert>
        )}
        <Group>
          <Button type="submit" variant="default" loading={comment.isPending}>
            {t(blocking ? 'comment.request' : 'comment.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
