import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { replyText, type CommunityReply } from '@stoa/shared/contract/community/community.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@stoa/shared/kit';
import { MarkdownField } from '@stoa/shared/remote/writing/markdown-field.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useCommunityText } from '../../messages/community.ts';
import { useWriting } from './use-writing.ts';
import classes from './reply-form.module.css';

/** The reply that is answered, as far as the form shows it. */
export interface Answered {
  id: string;
  name: string;
}

interface ReplyFormProps {
  userId: string;
  postId: string;
  answered?: Answered | undefined;
  onAnswerNobody(): void;
  onDone(reply: CommunityReply): void;
}

/** Replies to a post, or to one of its replies. */
export function ReplyForm({ userId, postId, answered, onAnswerNobody, onDone }: ReplyFormProps) {
  const t = useCommunityText();
  const ruleText = useRuleText();
  const api = useApi();
  const { form, problem, submit } = useWriting<{ body: string }, CommunityReply>({
    userId,
    place: `reply.${postId}`,
    schema: replyText,
    start: { body: '' },
    send: ({ body }, id) =>
      api.createReply({ params: { id: postId }, body: { id, body, reply_to_id: answered?.id ?? null } }),
    onDone,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (answered) setFocus('body');
  }, [answered, setFocus]);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('write.reply')}>
      <Stack gap="sm">
        {answered && (
          <p className={classes.answered}>
            <Text component="span" size="sm">
              {t('write.answering', { name: answered.name })}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('write.answeringStop', { name: answered.name })}
              onClick={onAnswerNobody}
            >
              <IconX size={18} aria-hidden="true" />
            </ActionIcon>
          </p>
        )}
        <Controller
          control={form.control}
          name="body"
          render={({ field }) => (
            <MarkdownField label={t('write.reply')} error={ruleText(errors.body?.message)} minRows={4} {...field} />
          )}
        />
        <FormProblem text={problem} />
        <Group>
          <Button type="submit" loading={isSubmitting}>
            {t('write.publishReply')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface EditReplyFormProps {
  userId: string;
  reply: CommunityReply;
  onDone(): void;
  onCancel(): void;
}

export function EditReplyForm({ userId, reply, onDone, onCancel }: EditReplyFormProps) {
  const t = useCommunityText();
  const ruleText = useRuleText();
  const api = useApi();
  const { form, problem, submit, startAgain } = useWriting<{ body: string }, CommunityReply>({
    userId,
    place: reply.id,
    schema: replyText,
    start: { body: reply.body ?? '' },
    send: (body) => api.updateReply({ params: { id: reply.id }, body }),
    onDone,
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('body'), [setFocus]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('write.editReply')}>
      <Stack gap="sm">
        <Controller
          control={form.control}
          name="body"
          render={({ field }) => (
            <MarkdownField label={t('write.editReply')} error={ruleText(errors.body?.message)} minRows={4} {...field} />
          )}
        />
        <FormProblem text={problem} />
        <Group gap="sm">
          <Button type="submit" loading={isSubmitting}>
            {t('write.save')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              startAgain();
              onCancel();
            }}
          >
            {t('write.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
