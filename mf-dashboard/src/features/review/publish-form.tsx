import { useState, type FormEvent } from 'react';
import { dateText } from '@stoa/shared/ui/format.ts';
import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@stoa/shared/ui/kit.ts';
import type { useDecide } from './use-review.ts';

interface PublishFormProps {
  publish: ReturnType<typeof useDecide>['publish'];
  /** Lines of the checklist that fail; publishing with them is refused by the server. */
  failing: number;
}

const isStillToCome = (instant: string | undefined) => instant !== undefined && Date.parse(instant) > Date.now();

export function PublishForm({ publish, failing }: PublishFormProps) {
  const [when, setWhen] = useState('now');
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const publishAt = when === 'later' && day ? new Date(day).toISOString() : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPast = when === 'later' && !isStillToCome(publishAt);
    setProblem(isPast ? 'Choose a day and hour that are still to come.' : undefined);
    if (!isPast && !publish.isPending) publish.mutate(publishAt);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Radio.Group label="When" value={when} onChange={setWhen}>
          <Group mt="xs" gap="lg">
            <Radio value="now" label="Now" />
            <Radio value="later" label="On a day" />
          </Group>
        </Radio.Group>
        {when === 'later' && (
          <TextInput
            type="datetime-local"
            label="Day and hour, in your time zone"
            value={day}
            error={problem}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        )}
        {failing > 0 && <Text size="sm">The checklist has {failing} open lines; look at them first.</Text>}
        {publish.isError && (
          <Alert color="red" role="alert">
            {publish.error.message}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={publish.isPending}>
            {publishAt ? `Publish on ${dateText(publishAt)}` : 'Publish the course'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
