import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { Button } from '@stoa/shared/kit';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { CategoryDialog, MergeDialog, MoveDialog } from './taxonomy-dialogs.tsx';
import { childrenOf } from './tree.ts';
import { isUnused } from './uses.tsx';
import { useTaxonomyChange } from './use-taxonomy.ts';

/** What can be done to a category; one that holds something is merged, not removed. */
export function CategoryActions({ category, all }: { category: DeskCategory; all: readonly DeskCategory[] }) {
  const t = useTaxonomyText();
  const name = useCategoryName()(category);
  const [open, setOpen] = useState<'edit' | 'move' | 'merge'>();
  const remove = useRemove(category);
  const close = () => setOpen(undefined);
  const isEmpty = isUnused(category.uses) && childrenOf(all, category.id).length === 0;
  const look = { size: 'compact-md', variant: 'default' } as const;
  return (
    <>
      <Button {...look} aria-label={t('edit.of', { name })} onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      {category.level !== 'category' && (
        <Button {...look} aria-label={t('move.of', { name })} onClick={() => setOpen('move')}>
          {t('move')}
        </Button>
      )}
      <Button {...look} aria-label={t('merge.of', { name })} onClick={() => setOpen('merge')}>
        {t('merge')}
      </Button>
      {isEmpty && (
        <Button
          {...look}
          aria-label={t('remove.of', { name })}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('remove')}
        </Button>
      )}
      {open === 'edit' && <CategoryDialog category={category} parent={undefined} onClose={close} />}
      {open === 'move' && <MoveDialog category={category} all={all} onClose={close} />}
      {open === 'merge' && <MergeDialog category={category} all={all} onClose={close} />}
    </>
  );
}

/** Not asked about: it is empty, and comes back by one press, at the end of its siblings. */
function useRemove(category: DeskCategory) {
  const t = useTaxonomyText();
  const api = useApi();
  const { done, refused, refresh } = useTaxonomyChange();
  const { id, version, parent_id, name, names, aliases, slug } = category;
  const body = { parent_id, name, names: { fr: names.fr ?? '' }, aliases, slug };
  return useMutation({
    mutationFn: () => api.removeCategory({ params: { id }, query: { base_version: version } }),
    onSuccess: () => done(t('remove.done', { name }), () => api.createCategory({ body })),
    onError: (error) => {
      refused(error);
      return refresh();
    },
  });
}
