import { useState, type FormEvent } from 'react';
import { Alert, Button, Group, Radio, Stack, Textarea } from '@stoa/shared/ui/kit.ts';
import type { useDecide } from './use-review.ts';

const SHORTEST = 10;
const LONGEST = 2000;

/** A remark for the author, or a request that sends the course back. */
export function CommentForm({ comment }: { comment: ReturnType<typeof useDecide>['comment'] }) {
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
          label="Comment"
          description="Say what is wrong, where, and what would be right."
          value={body}
          maxLength={LONGEST}
          autosize
          minRows={3}
          error={wasSent && isShort ? `Write at least ${SHORTEST} characters.` : undefined}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Radio.Group label="What it means" value={kind} onChange={setKind}>
          <Stack gap="xs" mt="xs">
            <Radio value="blocking" label="Must be fixed: sends the course back to its author" />
            <Radio value="remark" label="A remark: the course stays in review" />
          </Stack>
        </Radio.Group>
        {comment.isError && (
          <Alert color="red" role="alert">
            {comment.error.message}
          </Alert>
        )}
        <Group>
          <Button type="submit" variant="default" loading={comment.isPending}>
            {blocking ? 'Request changes' : 'Add the remark'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
