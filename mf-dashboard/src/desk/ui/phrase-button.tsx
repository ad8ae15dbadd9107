import { UnstyledButton } from '@stoa/shared/kit';
import { usePhrasesText } from '../messages/phrases.ts';
import classes from './phrases.module.css';

/** A phrase, which is put in where one writes. */
export function PhraseButton({ text, onInsert }: { text: string; onInsert(text: string): void }) {
  const t = usePhrasesText();
  return (
    <UnstyledButton
      className={classes.insert ?? ''}
      aria-label={t('insert', { text })}
      dir="auto"
      onClick={() => onInsert(text)}
    >
      {text}
    </UnstyledButton>
  );
}
