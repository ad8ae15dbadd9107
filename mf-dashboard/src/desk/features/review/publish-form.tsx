import { useState, type FormEvent } from 'react';
import { Button, Group, Radio, Stack, Text, TextInput } from '@stoa/shared/kit';
import type { useDecide } from './use-review.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useReviewText } from '../../messages/review.ts';
import { refusals } from './refusals.ts';

interface PublishFormProps {
  publish: ReturnType<typeof useDecide>['publish'];
  /** Lines of the checklist that fail; publishing with them is refused by the server. */
  failing: number;
}

const isStillToCome = (instant: string | undefined) => instant !== undefined && Date.parse(instant) > Date.now();

export function PublishForm({ publish, failing }: PublishFormProps) {
  const t = useReviewText();
  const format = useFormat();
  const refusal = useRefusal(t, refusals);
  const [when, setWhen] = useState('now');
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const publishAt = when === 'later' && day ? new Date(day).toISOString() : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPast = when === 'later' && !isStillToCome(publishAt);
    setProblem(isPast ? t('publish.past') : undefined);
    if (!isPast && !publish.isPending) publish.mutate(publishAt);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Radio.Group label={t('publish.when')} value={when} onChange={setWhen}>
          <Group mt="xs" gap="lg">
            <Radio value="now" label={t('publish.now')} />
            <Radio value="later" label={t('publish.later')} />
          </Group>
        </Radio.Group>
        {when === 'later' && (
          <TextInput
            type="datetime-local"
            label={t('publish.day')}
            value={day}
            error={problem}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        )}
        {failing > 0 && <Text size="sm">{t('publish.failing', { count: failing })}</Text>}
        <FormProblem text={publish.isError && refusal(publish.error)} />
        <Group>
          <Button type="submit" loading={publish.isPending}>
            {publishAt ? t('publish.on', { date: format.date(publishAt) }) : t('publish.course')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
