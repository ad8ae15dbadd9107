import type { PathFigures, PathReport } from '@stoa/shared/contract/market/path-reports.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { LinkedStatTile } from '@stoa/shared/ui/linked-stat-tile.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePartnerOverviewText } from '../../messages/partner-overview.ts';
import classes from './partner-overview.module.css';
import { useRecentReport } from './use-partner-overview.ts';

/** How the learning paths did in the last days, each figure beside that of as many days before. */
export function RecentFigures() {
  const t = usePartnerOverviewText();
  const report = useRecentReport();
  const action = <LinkAnchor to={to.learningPathReports()}>{t('figures.all')}</LinkAnchor>;
  return (
    <Section title={t('figures')} lead={t('figures.lead')} action={action}>
      {report.isPending && <RowSkeleton count={2} label={t('figures.loading')} />}
      {report.isError && !report.data && <LoadFailed query={report} />}
      {report.data && <Figures told={report.data} />}
    </Section>
  );
}

const behind = {
  enrolments: { tab: 'learners', learners: 'enrolled_then', sort: 'enrolled' },
  active_learners: { tab: 'learners', learners: 'active_then', sort: 'activity' },
  completions: { tab: 'learners', learners: 'completed_then', sort: 'done' },
  certificates: { tab: 'learners', learners: 'certified_then', sort: 'done' },
  revenue: { tab: 'revenue' },
};
type Shown = keyof typeof behind;

function Figures({ told: { period, figures, figures_before } }: { told: PathReport }) {
  const t = usePartnerOverviewText();
  const format = useFormat();
  const written = ({ revenue, ...counts }: PathFigures, name: Shown): string => {
    if (name !== 'revenue') return format.number(counts[name]);
    return revenue.length === 0
      ? '–'
      : format.list(revenue.map(({ amount_minor, currency }) => format.money(amount_minor, currency)));
  };
  return (
    <div className={classes.tiles}>
      {(Object.keys(behind) as Shown[]).map((name) => {
        const [label, value] = [t(`figures.${name}`), written(figures, name)];
        return (
          <LinkedStatTile
            key={name}
            label={label}
            value={value}
            hint={t('figures.before', { value: written(figures_before, name) })}
            to={to.learningPathReports({ ...behind[name], range: 'own', ...period })}
            linkLabel={t('figures.open', { label, value })}
          />
        );
      })}
    </div>
  );
}
