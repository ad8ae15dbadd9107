import { useState } from 'react';
import { NativeSelect, TextInput } from '@stoa/shared/kit';
import { useReportsText } from '../../messages/reports.ts';
import { oneOf, type Period, periodProblem, type PeriodView, ranges } from './periods.ts';

interface PeriodChoiceProps {
  view: PeriodView;
  change(part: Partial<PeriodView>): void;
}

/** Of which days. */
export function PeriodChoice({ view, change }: PeriodChoiceProps) {
  const t = useReportsText();
  return (
    <>
      <NativeSelect
        label={t('period')}
        value={view.range}
        data={ranges.map((value) => ({ value, label: t(`range.${value}`) }))}
        onChange={({ currentTarget: { value } }) => change({ range: oneOf(ranges, value) })}
      />
      {view.range === 'own' && <OwnDates key={`${view.period.from} ${view.period.to}`} {...{ view, change }} />}
    </>
  );
}

/** Two dates; they count as soon as they are a period. */
function OwnDates({ view, change }: PeriodChoiceProps) {
  const t = useReportsText();
  const [typed, setTyped] = useState<Period>(view.period);
  const problem = periodProblem(typed);
  const type = (part: Partial<Period>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (periodProblem(next) === undefined) change({ range: 'own', period: next });
  };
  return (['from', 'to'] as const).map((end) => (
    <TextInput
      key={end}
      type="date"
      label={t(`dates.${end}`)}
      value={typed[end]}
      error={problem?.field === end && t(`dates.${problem.why}`)}
      onChange={({ currentTarget: { value } }) => type({ [end]: value })}
    />
  ));
}
