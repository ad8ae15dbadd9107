import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { CsvButton } from './csv-button.tsx';
import classes from './reports.module.css';
import { PER_PAGE } from './use-reports.ts';

interface ListedLearnersProps<L> {
  query: UseQueryResult<{ items: L[]; total: number; total_is_least?: true | undefined; page: number }>;
  file: Pick<UseMutationResult<unknown, Error, void>, 'isPending' | 'mutate'>;
  /** Of several courses or paths: who takes two of them stands there twice. */
  isOfMany: boolean;
  /** Lifts what narrows the list. */
  onEveryone(): void;
  onPage(page: number): void;
  children(learners: readonly L[]): ReactNode;
}

/** How many were found, the same as a file, and a page of them. */
export function ListedLearners<L>(props: ListedLearnersProps<L>) {
  const { query, file, isOfMany } = props;
  const t = useReportsText();
  const totalText = useTotalText();
  const total = query.data?.total ?? 0;
  return (
    <>
      <div className={classes.head}>
        <p role="status" className={classes.soft}>
          {query.data &&
            totalText(t(isOfMany ? 'learners.enrolments' : 'learners.found', { count: total }), query.data)}
        </p>
        <CsvButton file={file} isEmpty={total === 0} />
      </div>
      <LearnersPage {...props} />
    </>
  );
}

function LearnersPage<L>({ query, onEveryone, onPage, children }: ListedLearnersProps<L>) {
  const t = useReportsText();
  if (query.isPending) return <RowSkeleton count={6} label={t('learners.loading')} />;
  if (query.isError && !query.data) return <LoadFailed query={query} />;
  const { items, total, page } = query.data;
  if (items.length === 0) {
    const showAll = (
      <Button variant="default" onClick={onEveryone}>
        {t('learners.everyone')}
      </Button>
    );
    return <EmptyState title={t('learners.none.title')} text={t('learners.none.text')} action={showAll} />;
  }
  return (
    <div className={query.isPlaceholderData ? classes.stale : undefined} aria-busy={query.isPlaceholderData}>
      {children(items)}
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}
