import { useState } from 'react';
import { NativeSelect, SimpleGrid, TextInput } from '@stoa/shared/kit';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import { DatesList } from './dates-list.tsx';
import { DatesSum } from './dates-sum.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { keptDates, tomorrow, type Repeat, type Series } from './repeat.ts';

interface DatesFieldProps {
  onChange(dates: string[]): void;
  /** As clocks show it there, for the sentence that says what is scheduled. */
  time: string;
  zone: string;
  error: string | undefined;
}

const ways = ['never', 'daily', 'weekly', 'biweekly'] as const;
const once: Repeat = { every: 'never', weekdays: [], times: 8, until: null };

/** One day, or days that come again; of a series single dates are left out by unticking them, and others added. */
export function DatesField({ onChange, time, zone, error }: DatesFieldProps) {
  const t = useLiveClassesText();
  const [series, setSeries] = useState<Series>(() => ({ first: tomorrow(), repeat: once, extra: [], without: [] }));
  const { first, repeat } = series;
  const change = (part: Partial<Series>) => {
    const next = { ...series, ...part };
    setSeries(next);
    onChange(keptDates(next));
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('field.date')}
          type="date"
          value={first}
          error={error}
          onChange={(event) => change({ first: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('repeat')}
          data={ways.map((value) => ({ value, label: t(`repeat.${value}`) }))}
          value={repeat.every}
          onChange={(event) => {
            const every = ways.find((way) => way === event.currentTarget.value) ?? 'never';
            change({ repeat: { ...repeat, every } });
          }}
        />
      </SimpleGrid>
      {repeat.every !== 'never' && (
        <RepeatFields first={first} repeat={repeat} onChange={(part) => change({ repeat: { ...repeat, ...part } })} />
      )}
      <DatesList series={series} onChange={change} />
      <DatesSum series={series} time={time} zone={zone} />
    </>
  );
}
