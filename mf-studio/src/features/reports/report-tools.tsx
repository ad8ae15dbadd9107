import { useState } from 'react';
import { NativeSelect, TextInput } from '@stoa/shared/kit';
import { useReportsText } from '../../messages/reports.ts';
import { type Period, periodProblem, ranges } from './periods.ts';
import classes from './reports.module.css';
import type { ShownReport } from './use-report-view.ts';

interface ReportToolsProps {
  report: ShownReport;
  courses: readonly { id: string; name: string; learners: number }[];
}

/** Of which course, and of which days. */
export function ReportTools({ report: { view, change }, courses }: ReportToolsProps) {
  const t = useReportsText();
  const isOfOne = view.tab === 'lessons';
  return (
    <div className={classes.tools}>
      <NativeSelect
        label={t('course')}
        value={view.courseId ?? ''}
        data={[
          ...(isOfOne ? [] : [{ value: '', label: t('course.all') }]),
          ...courses.map(({ id, name, learners }) => ({ value: id, label: t('course.one', { name, learners }) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ courseId: value || null })}
      />
      {!isOfOne && (
        <>
          <NativeSelect
            label={t('period')}
            value={view.range}
            data={ranges.map((value) => ({ value, label: t(`range.${value}`) }))}
            onChange={({ currentTarget: { value } }) => change({ range: ranges.find((one) => one === value) ?? '28' })}
          />
          {view.range === 'own' && <OwnDates key={`${view.period.from} ${view.period.to}`} {...{ view, change }} />}
        </>
      )}
    </div>
  );
}

/** Two dates; they count as soon as they are a period. */
function OwnDates({ view, change }: Pick<ShownReport, 'view' | 'change'>) {
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
