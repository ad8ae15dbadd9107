import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Radio, Textarea } from '@stoa/shared/kit';
import { useId } from 'react';
import { useConflictText } from '../messages/conflict.ts';
import classes from './conflict-choice.module.css';
import type { FieldConflict } from './edits.ts';
import { isText } from './text-fields.ts';

export interface Choice {
  kind: 'mine' | 'theirs' | 'both';
  /** Made of both. */
  text: string;
}

interface ConflictChoiceProps {
  /** The field's name on the screen. */
  name: string;
  field: string;
  conflict: FieldConflict;
  valueText(field: string, value: unknown): string;
  isGone: boolean;
  choice: Choice | undefined;
  onChoose(choice: Choice): void;
  /** The author has copied what was typed into something that is gone. */
  onLetGo(): void;
}

/** Both texts of one field side by side, each behind its radio button. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { name, field, conflict, valueText, isGone, choice, onChoose, onLetGo } = props;
  const t = useConflictText();
  const format = useFormat();
  const id = useId();
  const mine = valueText(field, conflict.mine);
  const theirs = valueText(field, conflict.theirs);
  if (isGone) {
    return (
      <section className={classes.field} aria-label={name}>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.hint}>{t('gone')}</p>
        <pre className={classes.text}>{mine}</pre>
        <Button variant="default" onClick={onLetGo}>
          {t('gone.letGo')}
        </Button>
      </section>
    );
  }
  const text = choice?.text ?? (isText(field) && conflict.mine ? mine : '');
  const choose = (kind: string) => {
    if (kind === 'mine' || kind === 'theirs' || kind === 'both') onChoose({ kind, text });
  };
  return (
    <Radio.Group
      className={classes.field}
      label={t('which', { field: name })}
      value={choice?.kind ?? ''}
      onChange={choose}
    >
      <div className={classes.sides}>
        <div className={classes.side} data-chosen={choice?.kind === 'mine'}>
          <Radio value="mine" label={t('mine')} aria-describedby={`${id}-mine`} />
          <pre id={`${id}-mine`} className={classes.text}>
            {mine}
          </pre>
        </div>
        <div className={classes.side} data-chosen={choice?.kind === 'theirs'}>
          <Radio
            value="theirs"
            label={conflict.changedAt ? t('theirs.ago', { ago: format.ago(conflict.changedAt) }) : t('theirs')}
            aria-describedby={`${id}-theirs`}
          />
          <pre id={`${id}-theirs`} className={classes.text}>
            {theirs}
          </pre>
        </div>
      </div>
      {isText(field) && (
        <div className={classes.side} data-chosen={choice?.kind === 'both'}>
          <Radio value="both" label={t('both')} />
          {choice?.kind === 'both' && (
            <Textarea
              className={classes.both}
              label={t('both.label')}
              description={Array.isArray(conflict.mine) ? t('both.lines') : undefined}
              autosize
              minRows={3}
              maxRows={12}
              value={text}
              onChange={(event) => onChoose({ kind: 'both', text: event.currentTarget.value })}
            />
          )}
        </div>
      )}
    </Radio.Group>
  );
}
