import type { PathReport } from '@stoa/shared/contract/market/path-reports.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePathReportsText } from '../../messages/path-reports.ts';
import { useReportsText } from '../../messages/reports.ts';
import { NumberLink } from './number-link.tsx';
import type { PathCharted, PathLearnerChoice } from './path-report-address.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';
import type { ShownPathReport } from './use-path-report-view.ts';
import { usePathText } from './use-path-text.ts';

interface PathsSectionProps {
  told: PathReport;
  linkTo: ShownPathReport['linkTo'];
}

type Row = PathReport['paths'][number];

const counted = {
  learners: 'all',
  enrolments: 'enrolled_then',
  active_learners: 'active_then',
  completions: 'completed_then',
  certificates: 'certified_then',
} as const satisfies Record<PathCharted | 'learners', PathLearnerChoice>;

/** Each learning path; its name leads to its own report, and each number to the learners behind it. */
export function PathsSection({ told: { paths }, linkTo }: PathsSectionProps) {
  const t = usePathReportsText();
  const ofReports = useReportsText();
  const { number } = useFormat();
  const text = useFigureText();
  const pathText = usePathText();
  const nameOf = (name: keyof typeof counted) => ofReports(name === 'learners' ? name : `figure.${name}`);
  const countCell = (name: keyof typeof counted) => ({
    name: nameOf(name),
    isNumber: true,
    cell: ({ path, figures }: Row) => (
      <NumberLink
        label={t('figure.ofPath', { figure: nameOf(name), path: path.title })}
        value={number(figures[name])}
        to={linkTo({ tab: 'learners', pathId: path.id, learners: counted[name] })}
      />
    ),
  });
  return (
    <Section title={t('paths.title')}>
      <RecordTable
        label={t('paths.title')}
        isWide
        rows={paths}
        keyOf={({ path }) => path.id}
        columns={[
          {
            name: t('path'),
            cell: ({ path }) => (
              <LinkAnchor to={linkTo({ pathId: path.id })} dir="auto" className={classes.name ?? ''}>
                {path.title}
              </LinkAnchor>
            ),
          },
          ...(Object.keys(counted) as (keyof typeof counted)[]).map(countCell),
          {
            name: ofReports('figure.rate'),
            isNumber: true,
            cell: ({ figures }) => text.share(figures.completion_rate),
          },
          { name: t('figure.median'), isNumber: true, cell: ({ figures }) => pathText.days(figures.median_days) },
          { name: t('figure.revenue'), isNumber: true, cell: ({ figures }) => pathText.money(figures.revenue) },
        ]}
      />
    </Section>
  );
}
