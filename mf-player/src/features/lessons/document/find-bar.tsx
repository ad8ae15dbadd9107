import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { ActionIcon, CloseButton, TextInput } from '@stoa/shared/kit';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useDocumentText } from '../../../messages/document.ts';
import { useEscape } from '../use-escape.ts';
import type { Finding } from './use-find.ts';
import classes from './document-lesson.module.css';

interface FindBarProps {
  finding: Finding;
  onClose(): void;
}

/** Words looked for in the whole document: Enter goes to the next place, with Shift to the one before, Escape closes. */
export function FindBar({ finding, onClose }: FindBarProps) {
  const t = useDocumentText();
  const ui = useUiText();
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocusBack();
  useEffect(() => field.current?.focus(), []);
  useEscape(onClose, bar);
  const press = ({ key, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) finding.step(shiftKey ? -1 : 1);
  };
  return (
    <div ref={bar} role="search" className={classes.find}>
      <TextInput
        ref={field}
        type="search"
        aria-label={t('find.name')}
        placeholder={t('find.name')}
        className={classes.words ?? ''}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        value={finding.words}
        onChange={(event) => finding.look(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Count finding={finding} />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('find.previous')}
        disabled={finding.found.length === 0}
        onClick={() => finding.step(-1)}
      >
        <IconChevronUp size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('find.next')}
        disabled={finding.found.length === 0}
        onClick={() => finding.step(1)}
      >
        <IconChevronDown size={20} aria-hidden="true" />
      </ActionIcon>
      <CloseButton size={44} aria-label={ui('close')} onClick={onClose} />
    </div>
  );
}

const counts = { searching: 'find.soFar', done: 'find.place', full: 'find.orMore' } as const;

function Count({ finding: { words, found, chosen, state } }: Pick<FindBarProps, 'finding'>) {
  const t = useDocumentText();
  const place = { at: chosen ? found.indexOf(chosen) + 1 : 0, count: found.length };
  const said = () => {
    if (words.trim() === '') return '';
    if (state === 'cut') return t('find.cut');
    if (found.length === 0) return t(state === 'done' ? 'find.none' : 'find.searching');
    return t(counts[state], place);
  };
  return (
    <span role="status" className={classes.count}>
      {said()}
    </span>
  );
}
