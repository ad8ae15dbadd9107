import type { PathReport } from '@stoa/shared/contract/market/path-reports.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { FigureChart } from './figure-chart.tsx';
import { PathFigureTiles } from './path-figure-tiles.tsx';
import { pathCharted, pathRowsBehind } from './path-report-address.ts';
import { PathsSection } from './paths-section.tsx';
import { PeriodText } from './period-text.tsx';
import classes from './reports.module.css';
import type { ShownPathReport } from './use-path-report-view.ts';
import { usePathReport } from './use-path-reports.ts';

/** How the learning paths did in a period, beside the period before it. */
export function PathOverviewTab({ report }: { report: ShownPathReport }) {
  const t = useReportsText();
  const told = usePathReport(report.view);
  if (told.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  if (told.isError && !told.data) return <LoadFailed query={told} />;
  return (
    <div className={told.isPlaceholderData ? classes.stale : classes.sections} aria-busy={told.isPlaceholderData}>
      <Overview told={told.data} report={report} />
    </div>
  );
}

function Overview({ told, report: { view, change, linkTo } }: { told: PathReport; report: ShownPathReport }) {
  return (
    <>
      <p className={classes.soft}>
        <PeriodText told={told} />
      </p>
      <PathFigureTiles told={told} linkTo={linkTo} />
      <FigureChart
        told={told}
        figures={pathCharted}
        chosen={view.chart}
        onChoose={(chart) => change({ chart })}
        linkTo={(figure, period) => linkTo({ ...pathRowsBehind[figure], range: 'own', period })}
      />
      {view.pathId === null && <PathsSection told={told} linkTo={linkTo} />}
    </>
  );
}
