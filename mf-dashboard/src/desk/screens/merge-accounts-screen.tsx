import { useParams, useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { ChooseOther } from '../features/people/choose-other.tsx';
import { MergeForm } from '../features/people/merge-form.tsx';
import { MergeParts } from '../features/people/merge-parts.tsx';
import { MergeRefusals } from '../features/people/merge-refusals.tsx';
import { TwoAccounts } from '../features/people/two-accounts.tsx';
import { useMergePreview } from '../features/people/use-duplicates.ts';
import { useDuplicatesText } from '../messages/duplicates.ts';

/** For super-admins: the account of the address stays, that of `with` goes into it. */
export default function MergeAccountsScreen() {
  const t = useDuplicatesText();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const from = search.get('with');
  return (
    <Page>
      <PageHeader
        title={t('merge.title')}
        subtitle={t('merge.lead')}
        breadcrumbs={[{ label: t('people'), to: to.people() }, { label: t('merge.title') }]}
      />
      {from === null ? <ChooseOther id={id} /> : <Merge into={id} from={from} />}
    </Page>
  );
}

function Merge({ into, from }: { into: string; from: string }) {
  const t = useDuplicatesText();
  const preview = useMergePreview({ into, from });
  const { data } = preview;
  if (preview.isPending) return <RowSkeleton count={6} label={t('merge.loading')} />;
  if (isApiError(preview.error) && [404, 422].includes(preview.error.status)) return <NoSuchPair />;
  if (!data) return <LoadFailed query={preview} />;
  return (
    <>
      <TwoAccounts into={data.into} from={data.from} />
      {data.refusals.length > 0 ? (
        <MergeRefusals refusals={data.refusals} />
      ) : (
        <>
          <MergeParts parts={data.parts} />
          <MergeForm into={data.into} from={data.from} />
        </>
      )}
    </>
  );
}

function NoSuchPair() {
  const t = useDuplicatesText();
  return (
    <EmptyState
      title={t('merge.none.title')}
      text={t('merge.none.text')}
      action={<LinkButton to={to.duplicateAccounts()}>{t('title')}</LinkButton>}
    />
  );
}
