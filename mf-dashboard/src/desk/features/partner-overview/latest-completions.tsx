import type { PathLearner } from '@stoa/shared/contract/market/path-reports.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePartnerOverviewText } from '../../messages/partner-overview.ts';
import classes from './partner-overview.module.css';
import { useLatestCompletions } from './use-partner-overview.ts';

const completed = { tab: 'learners', learners: 'completed', sort: 'done' };

/** Who completed a learning path last. */
export function LatestCompletions() {
  const t = usePartnerOverviewText();
  const learners = useLatestCompletions();
  const action = <LinkAnchor to={to.learningPathReports(completed)}>{t('completions.all')}</LinkAnchor>;
  return (
    <Section title={t('completions')} action={action}>
      {learners.isPending && <RowSkeleton count={3} label={t('completions.loading')} />}
      {learners.isError && !learners.data && <LoadFailed query={learners} />}
      {learners.data?.items.length === 0 && <p className={classes.soft}>{t('completions.none')}</p>}
      {learners.data && learners.data.items.length > 0 && <Completions learners={learners.data.items} />}
    </Section>
  );
}

function Completions({ learners }: { learners: readonly PathLearner[] }) {
  const t = usePartnerOverviewText();
  const format = useFormat();
  return (
    <RecordTable
      label={t('completions')}
      rows={learners}
      keyOf={({ path, user_id }) => `${path.id} ${user_id}`}
      columns={[
        { name: t('completions.learner'), cell: ({ name }) => <span dir="auto">{name}</span> },
        {
          name: t('paths.path'),
          cell: ({ path }) => (
            <LinkAnchor to={to.learningPathReports({ ...completed, path: path.id })} dir="auto">
              {path.title}
            </LinkAnchor>
          ),
        },
        {
          name: t('completions.on'),
          cell: ({ completed_at: at }) => at && <time dateTime={at}>{format.date(at, 'medium')}</time>,
        },
      ]}
    />
  );
}
