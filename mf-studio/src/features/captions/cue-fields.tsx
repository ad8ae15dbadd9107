import { Button, Textarea, TextInput } from '@stoa/shared/kit';
import { useCaptionsText } from '../../messages/captions.ts';
import classes from './caption-editor.module.css';
import { captionKeys, type CaptionAction } from './caption-keys.ts';
import type { CueProblem, CueRow } from './cue-rows.ts';
import { fieldId } from './use-cue-desk.ts';

interface CueFieldsProps {
  row: CueRow;
  number: number;
  problem: CueProblem | undefined;
  /** It is read at the film's moment. */
  isNow: boolean;
  isLast: boolean;
  onChange(key: string, field: 'start' | 'end' | 'text', value: string): void;
  /** `place`: in the words, where they are split. */
  onAct(action: CaptionAction, key: string, place?: number): void;
  /** Plays the film from its beginning. */
  onPlay(row: CueRow): void;
}

/** One caption: from when, to when, and what is said. */
export function CueFields({ row, number, problem, isNow, isLast, onChange, onAct, onPlay }: CueFieldsProps) {
  const t = useCaptionsText();
  const { key, start, end, text } = row;
  const isOfEnd = problem === 'end' || problem === 'backwards';
  const wrong = (isMine: boolean) => ({
    error: problem && isMine && t(`problem.${problem}`),
    wrapperProps: { 'data-wrong': problem !== undefined && isMine },
  });
  const button = (action: CaptionAction, isOff = false) => (
    <Button
      size="compact-sm"
      variant="subtle"
      disabled={isOff}
      title={captionKeys[action]}
      aria-label={t('act.named', { act: t(`act.${action}`), number })}
      onClick={() => onAct(action, key, caretIn(key))}
    >
      {t(`act.${action}`)}
    </Button>
  );
  return (
    <li className={classes.cue} data-cue={key} data-now={isNow} aria-label={t('cue.name', { number })}>
      <div className={classes.times}>
        <TextInput
          id={fieldId(key, 'start')}
          aria-label={t('cue.start', { number })}
          size="sm"
          className={classes.time ?? ''}
          value={start}
          {...wrong(!isOfEnd)}
          onChange={(event) => onChange(key, 'start', event.currentTarget.value)}
        />
        {button('in')}
        <TextInput
          id={fieldId(key, 'end')}
          aria-label={t('cue.end', { number })}
          size="sm"
          className={classes.time ?? ''}
          value={end}
          {...wrong(isOfEnd)}
          onChange={(event) => onChange(key, 'end', event.currentTarget.value)}
        />
        {button('out')}
      </div>
      <Textarea
        id={fieldId(key, 'text')}
        aria-label={t('cue.text', { number })}
        rows={2}
        value={text}
        onChange={(event) => onChange(key, 'text', event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('cue.playNamed', { number })}
          onClick={() => onPlay(row)}
        >
          {t('cue.play')}
        </Button>
        {button('insert')}
        {button('split')}
        {button('merge', isLast)}
        {button('remove')}
      </div>
    </li>
  );
}

/** Where the words were left when the button was pressed. */
function caretIn(key: string): number {
  const area = document.getElementById(fieldId(key, 'text'));
  return area instanceof HTMLTextAreaElement ? area.selectionStart : 0;
}
