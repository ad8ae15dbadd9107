import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { takenPathSorts } from '@stoa/shared/contract/market/path-words.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Group, Stack } from '@stoa/shared/kit';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { sortFrom, SortSelect } from '../features/enrolments/sort-select.tsx';
import { TakenPathGrid } from '../features/learning-paths/taken-path-grid.tsx';
import { useTakenPaths } from '../features/learning-paths/use-taken-paths.ts';
import { useEnrolmentsText } from '../messages/enrolments.ts';
import classes from './my-list.module.css';
import { useMyList } from './use-my-list.ts';

const PER_PAGE = 12;

/** Every learning path that one takes, also those that are offered no more. */
export function TakenPaths() {
  const t = useEnrolmentsText();
  const { search, page, change } = useMyList();
  const sort = sortFrom({ sorts: takenPathSorts, value: search.get('sort') });
  const taken = useTakenPaths({ sort, page, per_page: PER_PAGE });
  if (taken.isPending) return <CardGridSkeleton count={3} label={t('paths.loading')} />;
  if (taken.isError) return <LoadFailed query={taken} title={t('paths.failed')} />;
  const { items, total } = taken.data;
  if (items.length === 0) return <NoPaths />;
  return (
    <Stack gap="lg">
      <Group>
        <SortSelect sorts={takenPathSorts} value={sort} onChange={(chosen) => change({ sort: chosen })} />
      </Group>
      <p role="status" className={classes.count}>
        {t('paths.count', { count: total })}
      </p>
      <TakenPathGrid learningPaths={items} order={2} />
      <PageNumbers
        className={classes.pages}
        pages={Math.ceil(total / PER_PAGE)}
        page={taken.data.page}
        onPage={(to) => change({ page: String(to) })}
      />
    </Stack>
  );
}

function NoPaths() {
  const t = useEnrolmentsText();
  const { navigation } = usePlatform();
  const leads = navigation.hasScreen(addresses.learningPath);
  return (
    <EmptyState
      title={t('paths.none.title')}
      text={t('paths.none.text')}
      action={leads && <LinkButton to={to.learningPath()}>{t('paths.none.action')}</LinkButton>}
    />
  );
}
