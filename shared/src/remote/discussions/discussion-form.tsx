import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { rule } from '../../contract/kernel/rule.ts';
import type { Person } from '../../contract/people/accounts.ts';
import { isApiError } from '../../http/api-error.ts';
import { useDiscussionText } from '../../i18n/messages/discussion.ts';
import { useRuleText } from '../../i18n/use-rule-text.ts';
import { Button, Group, Stack, Text } from '../../ui/kit.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { useIsOnline } from '../use-is-online.ts';
import { useRefusal } from '../use-refusal.ts';
import { MarkdownField } from '../writing/markdown-field.tsx';
import { refusals } from './refusals.ts';
import type { useDraft } from './use-draft.ts';

interface DiscussionFormProps<V extends { body: string }> {
  label: string;
  submitLabel: string;
  draft: ReturnType<typeof useDraft<V>>;
  send(text: { id: string; values: V }): Promise<unknown>;
  /** Once it is sent, and the form is empty again. */
  onDone(): void;
  onCancel?: () => void;
  /** Who can be mentioned. */
  people?: readonly Pick<Person, 'id' | 'full_name'>[];
  /** The text is begun at once, where the form was asked for. */
  focused?: boolean;
  minRows?: number;
  /** Above the text. */
  children?: ReactNode;
}

const LONGEST = 5000;
const bounds = rule('Text must be between 1 and 5000 characters.');

/** Writes a text: what is not sent stays in its draft, whatever the call says. */
export function DiscussionForm<V extends { body: string }>(props: DiscussionFormProps<V>) {
  const { label, submitLabel, draft, onCancel, people = [], focused = false, minRows = 3, children } = props;
  const t = useDiscussionText();
  const ruleText = useRuleText();
  const isOnline = useIsOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, error, problem, isSending } = useSend(props);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const { body } = draft.values;
  const change = (text: string) => draft.change({ body: text } as Partial<V>);
  const mention = (name: string) => {
    change(`${body}${body === '' || /\s$/.test(body) ? '' : ' '}@${name} `);
    field.current?.focus();
  };
  return (
    <form noValidate aria-label={label} onSubmit={(event) => void send(event)}>
      <Stack gap="sm">
        {children}
        <MarkdownField
          ref={field}
          name="body"
          label={label}
          value={body}
          minRows={minRows}
          error={ruleText(error)}
          onChange={change}
        />
        {people.length > 0 && (
          <Group gap="xs" role="group" aria-label={t('mentions')}>
            {people.map(({ id, full_name }) => (
              <Button
                key={id}
                variant="default"
                size="compact-sm"
                aria-label={t('mention', { name: full_name })}
                onClick={() => mention(full_name)}
              >
                @{full_name}
              </Button>
            ))}
          </Group>
        )}
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
        <Group gap="sm">
          <Button type="submit" loading={isSending}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** Sent once however often it is pressed. */
function useSend<V extends { body: string }>({ draft, send, onDone }: DiscussionFormProps<V>) {
  const t = useDiscussionText();
  const refusal = useRefusal(t, refusals);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const refuse = (failure: unknown) => {
    const broken = isApiError(failure) ? failure.fieldErrors : {};
    setError(broken['body']?.[0]);
    if (!broken['body']) setProblem(Object.values(broken)[0]?.[0] ?? refusal(failure));
  };
  return {
    error,
    problem,
    isSending,
    async send(event: FormEvent) {
      event.preventDefault();
      if (underWay.current) return;
      const { length } = draft.values.body.trim();
      setProblem(undefined);
      setError(length === 0 || length > LONGEST ? bounds : undefined);
      if (length === 0 || length > LONGEST) return;
      underWay.current = true;
      setSending(true);
      try {
        await send({ id: draft.id, values: draft.values });
        draft.startAgain();
        onDone();
      } catch (failure) {
        refuse(failure);
      }
      underWay.current = false;
      setSending(false);
    },
  };
}
