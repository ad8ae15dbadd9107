import { NativeSelect } from '@stoa/shared/kit';
import { usePathReportsText } from '../../messages/path-reports.ts';
import { PeriodChoice } from './period-choice.tsx';
import classes from './reports.module.css';
import type { ShownPathReport } from './use-path-report-view.ts';

interface PathToolsProps {
  report: ShownPathReport;
  paths: readonly { id: string; title: string; learners: number }[];
}

/** Of which learning path, and of which days. */
export function PathTools({ report: { view, change }, paths }: PathToolsProps) {
  const t = usePathReportsText();
  const isOfOne = view.tab === 'results';
  return (
    <div className={classes.tools}>
      <NativeSelect
        label={t('path')}
        value={view.pathId ?? ''}
        data={[
          ...(isOfOne ? [] : [{ value: '', label: t('path.all') }]),
          ...paths.map(({ id, title, learners }) => ({ value: id, label: t('path.one', { name: title, learners }) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ pathId: value || null })}
      />
      {!isOfOne && <PeriodChoice view={view} change={change} />}
    </div>
  );
}
