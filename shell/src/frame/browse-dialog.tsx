import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Category, SubCategory } from '@stoa/shared/contract/taxonomy.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { Tabs } from '@stoa/shared/ui/kit.ts';
import { Modal } from '@stoa/shared/ui/overlays.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { BrowsePaths } from './browse-paths.tsx';
import type { BrowseModalProps } from './browse-modal.tsx';
import { resultsPath } from './results-path.ts';
import { SubCategoryList } from './sub-category-list.tsx';
import { useCataloguePath } from './use-catalogue-path.ts';
import { useViewer } from './use-viewer.ts';
import classes from './browse-dialog.module.css';

const SUB_CATEGORY_ID = 'stoa.sub-category-id';

/** Left the categories, right what the chosen one holds; below, learning paths of four fields. */
export function BrowseDialog({ opened, onClose }: BrowseModalProps) {
  const api = useApi();
  const navigate = useNavigate();
  const catalogue = useCataloguePath();
  const offered = useViewer().offeredIn('browse');
  const tree = useQuery({ queryKey: ['categories'], queryFn: () => api.listCategories(), staleTime: 300_000 });
  const [chosen, setChosen] = useState<string | null>(null);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const category = tree.data?.find(({ id }) => id === chosen) ?? tree.data?.[0];

  function open(from: Category, sub: SubCategory, final?: { slug: string }) {
    window.localStorage.setItem(SUB_CATEGORY_ID, sub.id);
    onClose();
    void navigate(resultsPath({ category: from.slug, sub_category: sub.slug, final_category: final?.slug }));
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Browse"
      size="min(64rem, 96vw)"
      fullScreen={isNarrow}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {tree.isPending && <RowSkeleton label="Loading categories" />}
      {tree.isError && (
        <ErrorState text="The categories could not be loaded." onRetry={() => void tree.refetch()} order={3} />
      )}
      {category && (
        <Tabs
          value={category.id}
          onChange={setChosen}
          orientation={isNarrow ? 'horizontal' : 'vertical'}
          classNames={{
            root: classes.tabs ?? '',
            list: classes.list ?? '',
            panel: classes.panel ?? '',
            tabLabel: classes.tab ?? '',
          }}
        >
          <Tabs.List aria-label="Categories">
            {tree.data?.map(({ id, name }) => (
              <Tabs.Tab key={id} value={id}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={category.id}>
            <SubCategoryList
              key={category.id}
              category={category}
              onPick={(sub, final) => open(category, sub, final)}
            />
          </Tabs.Panel>
        </Tabs>
      )}
      <BrowsePaths onLeave={onClose} />
      <div className={classes.foot}>
        <LinkButton to={catalogue} onClick={onClose}>
          View Catalog
        </LinkButton>
        {offered.map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="default" onClick={onClose}>
            {label}
          </LinkButton>
        ))}
      </div>
    </Modal>
  );
}
