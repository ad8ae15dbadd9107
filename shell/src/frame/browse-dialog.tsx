import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Category, SubCategory } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useNamedTree } from '@stoa/shared/i18n/use-category-name.ts';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { Tabs } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useOverlayText } from '../messages/overlay.ts';
import { resultsPath } from '../search/results-path.ts';
import { searchChoiceStore } from '../search/search-choice.ts';
import { useCataloguePath } from '../search/use-catalogue-path.ts';
import type { BrowseModalProps } from './browse-modal.tsx';
import { BrowsePaths } from './browse-paths.tsx';
import { keepSubCategoryId, readSubCategoryId } from './sub-category-id.ts';
import { SubCategoryList } from './sub-category-list.tsx';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';
import { useViewer } from './use-viewer.ts';
import classes from './browse-dialog.module.css';

/** Left the categories, right what the chosen one holds; below, learning paths of four fields. */
export function BrowseDialog({ opened, onClose }: BrowseModalProps) {
  const t = useOverlayText();
  const catalogue = useCataloguePath();
  const offered = useViewer().offeredIn('browse');
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  return (
    <Modal
      opened={useOpenedAfterMount(opened)}
      onClose={onClose}
      title={t('browse.title')}
      size="min(64rem, 96vw)"
      fullScreen={isNarrow}
      closeButtonProps={{ 'aria-label': t('overlay.close') }}
    >
      <CategoryTree isNarrow={isNarrow} onLeave={onClose} />
      <BrowsePaths onLeave={onClose} />
      <div className={classes.foot}>
        <LinkButton to={catalogue} onClick={onClose}>
          {t('browse.catalogue')}
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

/** It opens where one was the last time. */
function CategoryTree({ isNarrow, onLeave }: { isNarrow: boolean; onLeave(): void }) {
  const api = useApi();
  const t = useOverlayText();
  const navigate = useNavigate();
  const select = useNamedTree();
  const tree = useQuery({
    queryKey: ['categories'],
    queryFn: () => api.listCategories(),
    select,
    staleTime: 300_000,
  });
  const [last] = useState(readSubCategoryId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<Record<string, boolean>>(() => (last ? { [last]: true } : {}));

  if (tree.isPending) return <RowSkeleton label={t('browse.loading')} />;
  if (tree.isError) {
    return <ErrorState text={t('browse.failed')} onRetry={() => void tree.refetch()} order={3} />;
  }
  const holdsLast = ({ sub_categories }: Category) => sub_categories.some(({ id }) => id === last);
  const category = tree.data.find(({ id }) => id === chosen) ?? tree.data.find(holdsLast) ?? tree.data[0];
  if (!category) return <p className={classes.none}>{t('browse.none')}</p>;

  function pick(from: Category, sub: SubCategory, final?: { slug: string }) {
    const filter = { category: from.slug, sub_category: sub.slug, final_category: final?.slug };
    keepSubCategoryId(sub.id);
    searchChoiceStore.getState().choose({ text: '', ...filter });
    onLeave();
    void navigate(resultsPath(filter));
  }

  return (
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
      <Tabs.List aria-label={t('browse.categories')}>
        {tree.data.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={category.id}>
        <SubCategoryList
          subCategories={category.sub_categories}
          shown={shown}
          onToggle={(id) => setShown({ ...shown, [id]: !shown[id] })}
          onPick={(sub, final) => pick(category, sub, final)}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
