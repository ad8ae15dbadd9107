import { useRef, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { useRuleText } from '../../i18n/use-rule-text.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Button, Group, Input, NativeSelect, Rating, Stack, Text, Textarea } from '../../ui/kit.ts';
import { useDraft } from '../discussions/use-draft.ts';
import { useIsOnline } from '../use-is-online.ts';
import { LONGEST, SHORTEST, useSendFeedback, type FeedbackChoice, type FeedbackWords } from './use-send-feedback.ts';

interface FeedbackFormProps {
  /** For what the draft is kept. */
  place: string;
  choices: readonly [FeedbackChoice, ...FeedbackChoice[]];
  onDone(): void;
  onCancel(): void;
}

const keyOf = ({ subject, id }: FeedbackChoice): string => `${subject}:${id ?? ''}`;

/** Writes it; what is not sent stays in its draft, whatever the call says. */
export function FeedbackForm({ place, choices, onDone, onCancel }: FeedbackFormProps) {
  const t = useFeedbackText();
  const ruleText = useRuleText();
  const isOnline = useIsOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft<FeedbackWords>(`feedback.${place}`, { about: keyOf(choices[0]), rating: 0, body: '' });
  const { about, rating, body } = draft.values;
  const choice = choices.find((one) => keyOf(one) === about) ?? choices[0];
  const { submit, error, problem, isSending } = useSendFeedback({ draft, choice, onDone });
  const send = async (event: FormEvent) => {
    if (!(await submit(event))) field.current?.focus();
  };
  return (
    <form noValidate aria-label={t('title')} onSubmit={(event) => void send(event)}>
      <Stack gap="md">
        {choices.length > 1 && (
          <NativeSelect
            label={t('about')}
            value={keyOf(choice)}
            data={choices.map((one) => ({
              value: keyOf(one),
              label: t(`about.${one.subject}`, { name: one.name ?? '' }),
            }))}
            onChange={({ currentTarget: { value } }) => draft.change({ about: value })}
          />
        )}
        <Text>{choice.reader ? t('reads.teacher', { name: choice.reader }) : t('reads.platform')}</Text>
        <Stars value={rating} onChange={(stars) => draft.change({ rating: stars })} />
        <Textarea
          ref={field}
          label={t('text')}
          description={t('counted', { count: body.length, most: LONGEST, least: SHORTEST })}
          value={body}
          autosize
          minRows={4}
          maxRows={12}
          dir="auto"
          data-autofocus
          error={ruleText(error)}
          onChange={({ currentTarget: { value } }) => draft.change({ body: value })}
        />
        {draft.wasKept && (
          <Text size="sm" c="dimmed">
            {t('kept')}
          </Text>
        )}
        {!isOnline && (
          <Text size="sm" role="status">
            {t('offline')}
          </Text>
        )}
        <FormProblem text={ruleText(problem)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The stars themselves take a press; the arrow keys, which only move among them, choose here as in any group of radios. */
function Stars({ value, onChange }: { value: number; onChange(stars: number): void }) {
  const t = useFeedbackText();
  return (
    <Input.Wrapper
      label={t('stars')}
      labelElement="div"
      onChange={({ target }: ChangeEvent<HTMLDivElement>) => {
        if (target instanceof HTMLInputElement) onChange(Number(target.value));
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // It chooses; it does not send what is not written yet.
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      <Rating value={value} allowClear size="lg" getSymbolLabel={(stars) => t('star', { stars })} onChange={onChange} />
    </Input.Wrapper>
  );
}
