import { useState, type FormEvent } from 'react';
import type { Rating } from '@stoa/shared/contract/market/ratings.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group, Stack, Text, Textarea } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { useReplyToRating } from './use-ratings.ts';

const LONGEST_REPLY = 1000;

interface ReplyFormProps {
  courseId: string;
  rating: Rating;
  onClose(): void;
}

/** Answers a rating, changes the answer, or takes it back. What was typed stays where it cannot be sent. */
export function ReplyForm({ courseId, rating, onClose }: ReplyFormProps) {
  const t = useCourseInfoText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const [text, setText] = useState(rating.reply?.text ?? '');
  const replying = useReplyToRating(courseId);
  const send = (reply: string) => {
    if (replying.isPending) return;
    const onSuccess = () => {
      toasts.show({ kind: 'success', message: t(reply === '' ? 'reply.gone' : 'reply.done') });
      onClose();
    };
    replying.mutate({ id: rating.id, reply }, { onSuccess });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') send(text.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs" maw="36rem">
        <Textarea
          label={t('reply.label')}
          value={text}
          maxLength={LONGEST_REPLY}
          autosize
          minRows={2}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {replying.isError && (
          <Text size="sm" c="red" role="alert">
            {errorText(replying.error)}
          </Text>
        )}
        <Group gap="sm">
          <Button type="submit" disabled={text.trim() === ''} loading={replying.isPending}>
            {t('reply.publish')}
          </Button>
          {rating.reply && (
            <Button variant="default" disabled={replying.isPending} onClick={() => send('')}>
              {t('reply.takeBack')}
            </Button>
          )}
          <Button variant="subtle" disabled={replying.isPending} onClick={onClose}>
            {t('reply.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
