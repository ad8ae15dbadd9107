import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { VisuallyHidden } from '@stoa/shared/kit';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { CategoryRow } from './category-row.tsx';
import classes from './taxonomy.module.css';
import { childrenOf, placed } from './tree.ts';
import { useTaxonomyChange } from './use-taxonomy.ts';

/** Siblings in the order of menus; put in another one by buttons, or dragged by a mouse. */
export function CategoryList({ all, parentId }: { all: readonly DeskCategory[]; parentId: string | null }) {
  const t = useTaxonomyText();
  const { shown, put, said } = useOrder(childrenOf(all, parentId), parentId);
  const [dragged, setDragged] = useState<string>();
  if (shown.length === 0) return <p>{t('list.none')}</p>;
  return (
    <>
      <ol className={classes.list} aria-label={t('list')}>
        {shown.map((category, at) => (
          <CategoryRow
            key={category.id}
            category={category}
            all={all}
            isLast={at === shown.length - 1}
            isFirst={at === 0}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={(id) => put(id, at)}
            onStep={(direction) => put(category.id, at + direction)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** What was put elsewhere stands there at once; where that is refused, the list is as the server has it. */
function useOrder(siblings: readonly DeskCategory[], parentId: string | null) {
  const t = useTaxonomyText();
  const api = useApi();
  const nameOf = useCategoryName();
  const { done, refused, refresh } = useTaxonomyChange();
  const [said, setSaid] = useState('');
  const before = siblings.map(({ id }) => id);
  const send = (ids: readonly string[]) => api.orderCategories({ body: { parent_id: parentId, ids: [...ids] } });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (ids: readonly string[]) => send(ids),
    onSuccess: () => done(t('order.done'), () => send(before)),
    onError: (error) => {
      refused(error);
      return refresh();
    },
  });
  const order = isPending ? variables : before;
  const shown = order.flatMap((id) => siblings.find((one) => one.id === id) ?? []);
  function put(id: string, at: number): void {
    const category = siblings.find((one) => one.id === id);
    if (isPending || category === undefined || order[at] === id) return;
    mutate(placed(order, id, at));
    setSaid(t('moved.to', { name: nameOf(category), place: at + 1, count: order.length }));
  }
  return { shown, put, said };
}
