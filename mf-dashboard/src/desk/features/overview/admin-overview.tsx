import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useOverviewText } from '../../messages/overview.ts';
import { SiteFigures } from './site-figures.tsx';
import { StandingList } from './standing-list.tsx';
import { useOverview } from './use-overview.ts';

/** For those who run the site: what waits for them, what went wrong, and how it fares. */
export function AdminOverview() {
  const t = useOverviewText();
  const overview = useOverview();
  if (overview.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  // What was read before stays, also when the line is lost for a while.
  if (!overview.data) return <LoadFailed query={overview} />;
  const { waiting, failures, figures, people } = overview.data;
  return (
    <>
      {waiting.length > 0 && (
        <Section title={t('waiting')}>
          <StandingList standings={waiting} allClear={t('waiting.none')} />
        </Section>
      )}
      {failures.length > 0 && (
        <Section title={t('failures')}>
          <StandingList standings={failures} allClear={t('failures.none')} />
        </Section>
      )}
      {(people !== null || figures.length > 0) && (
        <Section title={t('figures')} lead={t('figures.lead')}>
          <SiteFigures overview={overview.data} />
        </Section>
      )}
    </>
  );
}
