import { NativeSelect } from '@stoa/shared/kit';
import { useReportsText } from '../../messages/reports.ts';
import { PeriodChoice } from './period-choice.tsx';
import classes from './reports.module.css';
import type { ShownReport } from './use-report-view.ts';

interface ReportToolsProps {
  report: ShownReport;
  courses: readonly { id: string; name: string; learners: number }[];
}

/** Of which course, and of which days. */
export function ReportTools({ report: { view, change }, courses }: ReportToolsProps) {
  const t = useReportsText();
  const isOfOne = view.tab === 'lessons' || view.tab === 'announcements';
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
      {!isOfOne && <PeriodChoice view={view} change={change} />}
    </div>
  );
}
