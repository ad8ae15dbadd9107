import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReviewPhrase } from '@stoa/shared/contract/learning/submissions.ts';
import { ActionIcon, Button, Textarea } from '@stoa/shared/kit';
import { usePhrasesText } from '../messages/phrases.ts';
import { PhraseButton } from './phrase-button.tsx';
import classes from './phrases.module.css';
import type { PhraseChanges } from './use-phrases.ts';

const LONGEST = 1000;

interface PhraseRowProps {
  phrase: ReviewPhrase;
  changes: PhraseChanges;
  onInsert(text: string): void;
}

export function PhraseRow({ phrase, changes, onInsert }: PhraseRowProps) {
  const t = usePhrasesText();
  const [isOpen, setOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { text } = phrase;
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (isOpen) return <EditedPhrase phrase={phrase} changes={changes} onClose={close} />;
  return (
    <li className={classes.phrase}>
      <PhraseButton text={text} onInsert={onInsert} />
      <ActionIcon ref={edit} variant="subtle" size={44} aria-label={t('edit', { text })} onClick={() => setOpen(true)}>
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('remove', { text })}
        disabled={changes.remove.isPending}
        onClick={() => changes.remove.mutate(phrase)}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

/** It stands inside the form of a review, so it is no form of its own. */
function EditedPhrase({ phrase, changes, onClose }: Omit<PhraseRowProps, 'onInsert'> & { onClose(): void }) {
  const t = usePhrasesText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(phrase.text);
  const wording = text.trim();
  useEffect(() => area.current?.focus(), []);
  const save = () => {
    if (wording === phrase.text) return onClose();
    changes.edit.mutate({ id: phrase.id, text: wording, before: phrase.text }, { onSuccess: onClose });
  };
  return (
    <li className={classes.edited}>
      <Textarea
        ref={area}
        aria-label={t('edit', { text: phrase.text })}
        value={text}
        maxLength={LONGEST}
        autosize
        minRows={2}
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <div className={classes.acts}>
        <Button size="sm" variant="default" loading={changes.edit.isPending} disabled={wording === ''} onClick={save}>
          {t('edit.save')}
        </Button>
        <Button size="sm" variant="subtle" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
      </div>
    </li>
  );
}
