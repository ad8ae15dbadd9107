import { useState } from 'react';
import type { ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';
import { Button, Group, SegmentedControl, Text, TextInput, Title } from '@stoa/shared/kit';
import { useCopy } from '@stoa/shared/remote/use-copy.ts';
import { useScormText } from '../../../messages/scorm.ts';
import { type CallFilter, callsAsText, filterCalls, isFault } from './inspection.ts';
import { useErrorMeaning } from './use-error-meaning.ts';
import classes from './inspector.module.css';

/** Newest first: what is looked at is what happens now. */
const SHOWN = 200;

interface CallLogProps {
  calls: readonly ScormCall[];
  version: ScormVersion;
  onClear(): void;
}

/** Every call with what came of it; errors with their meaning. */
export function CallLog({ calls, version, onClear }: CallLogProps) {
  const t = useScormText();
  const copy = useCopy();
  const meaningOf = useErrorMeaning(version);
  const [filter, setFilter] = useState<CallFilter>('all');
  const [text, setText] = useState('');
  const wanted = filterCalls(calls, filter, text);
  const shown = wanted.slice(-SHOWN).toReversed();
  const copyAll = () =>
    copy(callsAsText(wanted), { copied: t('inspector.copied'), notCopied: t('inspector.notCopied') });
  return (
    <section aria-labelledby="inspector-calls">
      <Title order={3} size="h5" id="inspector-calls">
        {t('inspector.calls', { count: calls.length })}
      </Title>
      <Group gap="sm">
        <SegmentedControl
          size="xs"
          aria-label={t('inspector.filter')}
          value={filter}
          onChange={(chosen) => setFilter(chosen as CallFilter)}
          data={(['all', 'errors', 'set'] as const).map((value) => ({ value, label: t(`inspector.filter.${value}`) }))}
        />
        <TextInput
          size="xs"
          aria-label={t('inspector.search')}
          placeholder={t('inspector.search')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button size="compact-sm" variant="default" disabled={wanted.length === 0} onClick={() => void copyAll()}>
          {t('inspector.copy')}
        </Button>
        <Button size="compact-sm" variant="subtle" disabled={calls.length === 0} onClick={onClear}>
          {t('inspector.clear')}
        </Button>
      </Group>
      {wanted.length === 0 && (
        <Text c="dimmed">{t(calls.length === 0 ? 'inspector.noCalls' : 'inspector.noneSo')}</Text>
      )}
      {wanted.length > SHOWN && <Text size="sm">{t('inspector.newest', { count: SHOWN })}</Text>}
      <ol className={classes.calls} reversed start={wanted.length}>
        {shown.map((call, place) => (
          <li key={wanted.length - place} data-failed={isFault(call)}>
            <code>
              {call.name}({call.args.map((arg) => JSON.stringify(arg)).join(', ')}) → {JSON.stringify(call.result)}
            </code>
            <small>
              {(call.at_ms / 1000).toFixed(1)} s · {call.sco}
            </small>
            {call.error.code !== '0' && <p>{meaningOf(call)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
