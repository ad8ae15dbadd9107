import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { ActionIcon } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { CategoryActions } from './category-actions.tsx';
import classes from './taxonomy.module.css';
import { childrenOf } from './tree.ts';
import { UsesLine } from './uses.tsx';

interface CategoryRowProps {
  category: DeskCategory;
  all: readonly DeskCategory[];
  isFirst: boolean;
  isLast: boolean;
  /** Which one is under way. */
  dragged: string | undefined;
  onDrag(id: string | undefined): void;
  onDrop(id: string): void;
  onStep(direction: -1 | 1): void;
}

export function CategoryRow({ category, all, isFirst, isLast, dragged, onDrag, onDrop, onStep }: CategoryRowProps) {
  const t = useTaxonomyText();
  const name = useCategoryName()(category);
  const dragging = useDragging(category.id, { dragged, onDrag, onDrop });
  return (
    <li className={classes.row} {...dragging}>
      <span className={classes.handle} title={t('drag')} aria-hidden="true">
        <IconGripVertical size={18} />
      </span>
      <CategoryWords category={category} below={childrenOf(all, category.id).length} />
      <div className={classes.tools}>
        <ActionIcon size="lg" aria-label={t('up', { name })} disabled={isFirst} onClick={() => onStep(-1)}>
          <IconArrowUp size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size="lg" aria-label={t('down', { name })} disabled={isLast} onClick={() => onStep(1)}>
          <IconArrowDown size={18} aria-hidden="true" />
        </ActionIcon>
        <CategoryActions category={category} all={all} />
      </div>
    </li>
  );
}

function CategoryWords({ category, below }: { category: DeskCategory; below: number }) {
  const t = useTaxonomyText();
  const format = useFormat();
  const { id, level, name, names, slug, former_slugs: former, uses } = category;
  return (
    <div className={classes.words}>
      {level === 'final_category' ? (
        <span className={classes.name}>{name}</span>
      ) : (
        <LinkAnchor className={classes.name} to={`${to.taxonomy()}?in=${id}`} aria-label={t('open.of', { name })}>
          {name}
        </LinkAnchor>
      )}
      {names.fr !== undefined && (
        <span className={classes.soft} lang="fr">
          {names.fr}
        </span>
      )}
      <span className={classes.soft}>
        {level !== 'final_category' && <>{t('below', { count: below })} · </>}
        <UsesLine uses={uses} />
      </span>
      <span className={classes.soft}>
        {t('address', { slug })}
        {former.length > 0 && <> · {t('former', { slugs: format.list(former) })}</>}
      </span>
    </div>
  );
}

/** Makes a row something that is dragged, and onto which others are dropped. */
function useDragging(id: string, { dragged, onDrag, onDrop }: Pick<CategoryRowProps, 'dragged' | 'onDrag' | 'onDrop'>) {
  const [isOver, setOver] = useState(false);
  const leave = () => setOver(false);
  return {
    draggable: true,
    'data-dragged': dragged === id || undefined,
    'data-over': (isOver && dragged !== undefined && dragged !== id) || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      onDrag(id);
    },
    onDragEnd: () => onDrag(undefined),
    onDragLeave: leave,
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(true);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      leave();
      if (dragged !== undefined) onDrop(dragged);
    },
  };
}
