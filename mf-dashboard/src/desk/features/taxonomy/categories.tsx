import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { CategoryList } from './category-list.tsx';
import { CategoryDialog } from './taxonomy-dialogs.tsx';
import classes from './taxonomy.module.css';
import { trailOf } from './tree.ts';
import { useDeskCategories } from './use-taxonomy.ts';

/** One level of the tree at a time; which one stands in the address. */
export function Categories() {
  const t = useTaxonomyText();
  const categories = useDeskCategories();
  const [search] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  if (categories.isPending) return <RowSkeleton count={8} label={t('loading')} />;
  if (categories.isError && !categories.data) return <LoadFailed query={categories} />;
  const all = categories.data;
  const trail = trailOf(all, search.get('in'));
  const parent = trail.at(-1);
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <Trail trail={trail} />
        {parent?.level !== 'final_category' && <Button onClick={() => setAdding(true)}>{t('add')}</Button>}
      </div>
      <CategoryList key={parent?.id} all={all} parentId={parent?.id ?? null} />
      {isAdding && <CategoryDialog parent={parent} onClose={() => setAdding(false)} />}
    </div>
  );
}

function Trail({ trail }: { trail: readonly DeskCategory[] }) {
  const t = useTaxonomyText();
  const nameOf = useCategoryName();
  const above = trail.slice(0, -1);
  const current = trail.at(-1);
  return (
    <nav aria-label={t('path')}>
      <ol className={classes.path}>
        <li>{current ? <LinkAnchor to={to.taxonomy()}>{t('all')}</LinkAnchor> : <strong>{t('all')}</strong>}</li>
        {above.map((category) => (
          <li key={category.id}>
            <LinkAnchor to={`${to.taxonomy()}?in=${category.id}`}>{nameOf(category)}</LinkAnchor>
          </li>
        ))}
        {current && (
          <li aria-current="page">
            <strong>{nameOf(current)}</strong>
          </li>
        )}
      </ol>
    </nav>
  );
}
