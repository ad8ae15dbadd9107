import { useState } from 'react';
import { MOST_DATES } from '@stoa/shared/contract/learning/class-words.ts';
import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@stoa/shared/kit';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import classes from './live-classes.module.css';
import { datesOf, weekdayOf, type Repeat } from './repeat.ts';
import { useDateWords } from './use-date-words.ts';

interface RepeatFieldsProps {
  first: string;
  repeat: Repeat;
  onChange(part: Partial<Repeat>): void;
}

/** On which days of the week a series is held, and when it ends. */
export function RepeatFields(props: RepeatFieldsProps) {
  const { every } = props.repeat;
  return (
    <>
      {(every === 'weekly' || every === 'biweekly') && <Weekdays {...props} />}
      <End {...props} />
    </>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

function Weekdays({ first, repeat, onChange }: RepeatFieldsProps) {
  const t = useLiveClassesText();
  const words = useDateWords();
  const chosen = repeat.weekdays.length > 0 ? repeat.weekdays : [weekdayOf(first)];
  return (
    <Checkbox.Group
      label={t('repeat.on')}
      value={chosen.map(String)}
      onChange={(values) => onChange({ weekdays: values.map(Number) })}
    >
      <div className={classes.weekdays}>
        {weekdays.map((weekday) => (
          <Checkbox key={weekday} value={String(weekday)} label={words.weekday(weekday)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** After so many times, or on a day: changed from one to the other, the series stays as long as it is. */
function End({ first, repeat, onChange }: RepeatFieldsProps) {
  const t = useLiveClassesText();
  const { times, until } = repeat;
  const dates = datesOf(first, repeat);
  // As it is typed: on the way to another number the field may be empty.
  const [typed, setTyped] = useState(String(times));
  const endBy = (way: string) => {
    if (way === 'date') return onChange({ until: dates.at(-1) ?? first });
    const count = Math.max(1, dates.length);
    setTyped(String(count));
    onChange({ until: null, times: count });
  };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        label={t('repeat.end')}
        data={[
          { value: 'times', label: t('repeat.end.times') },
          { value: 'date', label: t('repeat.end.date') },
        ]}
        value={until === null ? 'times' : 'date'}
        onChange={(event) => endBy(event.currentTarget.value)}
      />
      {until === null ? (
        <TextInput
          label={t('repeat.times')}
          type="number"
          min={1}
          max={MOST_DATES}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange({ times: boundedTimes(event.currentTarget.value) });
          }}
          onBlur={() => setTyped(String(times))}
        />
      ) : (
        <TextInput
          label={t('repeat.until')}
          type="date"
          min={first}
          value={until}
          description={dates.length === MOST_DATES && t('repeat.most', { most: MOST_DATES })}
          onChange={(event) => onChange({ until: event.currentTarget.value })}
        />
      )}
    </SimpleGrid>
  );
}

const boundedTimes = (typed: string): number => Math.min(MOST_DATES, Math.max(1, Math.floor(Number(typed)) || 1));
