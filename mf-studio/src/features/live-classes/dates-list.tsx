import { useState } from 'react';
import { MOST_DATES } from '@stoa/shared/contract/learning/class-words.ts';
import { Button, Checkbox, Input, TextInput } from '@stoa/shared/kit';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import classes from './live-classes.module.css';
import { keptDates, listedDates, type Series } from './repeat.ts';
import { useDateWords } from './use-date-words.ts';

interface DatesListProps {
  series: Series;
  onChange(part: Partial<Series>): void;
}

/** The days of a series, each with its tick, and a field for one that it does not come to by itself. */
export function DatesList({ series, onChange }: DatesListProps) {
  const t = useLiveClassesText();
  const { date: wordOf } = useDateWords();
  const { extra, without } = series;
  const dates = listedDates(series);
  const tick = (date: string, isHeld: boolean) =>
    onChange({ without: isHeld ? without.filter((one) => one !== date) : [...without, date] });
  const add = (date: string) => onChange({ extra: [...extra, date], without: without.filter((one) => one !== date) });
  return (
    <>
      {dates.length > 1 && (
        <Input.Wrapper label={t('repeat.dates')} description={t('repeat.dates.hint')} labelElement="div">
          <div className={classes.dates}>
            {dates.map((date) => (
              <Checkbox
                key={date}
                label={wordOf(date)}
                checked={!without.includes(date)}
                onChange={(event) => tick(date, event.currentTarget.checked)}
              />
            ))}
          </div>
        </Input.Wrapper>
      )}
      <AddDate isFull={keptDates(series).length >= MOST_DATES} onAdd={add} />
    </>
  );
}

function AddDate({ isFull, onAdd }: { isFull: boolean; onAdd(date: string): void }) {
  const t = useLiveClassesText();
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed === '' || isFull) return;
    onAdd(typed);
    setTyped('');
  };
  return (
    <div className={classes.finder}>
      <TextInput
        label={t('repeat.extra')}
        type="date"
        value={typed}
        disabled={isFull}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It would send the form.
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" className={classes.besideField} disabled={isFull} onClick={add}>
        {t('repeat.extra.add')}
      </Button>
    </div>
  );
}
