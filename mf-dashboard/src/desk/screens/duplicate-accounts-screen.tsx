import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { DuplicatePair } from '../features/people/duplicate-pair.tsx';
import { useDuplicates } from '../features/people/use-duplicates.ts';
import { useDuplicatesText } from '../messages/duplicates.ts';

/** For super-admins: accounts that may be one person’s, and why. */
export default function DuplicateAccountsScreen() {
  const t = useDuplicatesText();
  const duplicates = useDuplicates();
  const pairs = duplicates.data?.pages.flatMap(({ items }) => items);
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {duplicates.isPending && <RowSkeleton count={4} label={t('loading')} />}
      {duplicates.isError && !pairs && <LoadFailed query={duplicates} />}
      {pairs?.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {pairs && pairs.length > 0 && (
        <RowList>
          {pairs.map((pair) => (
            <DuplicatePair key={pair.key} pair={pair} />
          ))}
        </RowList>
      )}
      {duplicates.hasNextPage && (
        <Button
          variant="default"
          loading={duplicates.isFetchingNextPage}
          onClick={() => void duplicates.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Page>
  );
}
