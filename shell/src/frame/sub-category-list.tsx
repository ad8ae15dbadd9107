import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { SubCategory } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { UnstyledButton } from '@stoa/shared/kit';
import { useOverlayText } from '../messages/overlay.ts';
import classes from './browse-dialog.module.css';

interface SubCategoryListProps {
  subCategories: readonly SubCategory[];
  /** Which of them are unfolded, by id. */
  shown: Readonly<Record<string, boolean>>;
  onToggle(id: string): void;
  onPick(sub: SubCategory, final?: SubCategory['final_categories'][number]): void;
}

/** Sub-categories, each with its final-categories to unfold. */
export function SubCategoryList({ subCategories, shown, onToggle, onPick }: SubCategoryListProps) {
  const t = useOverlayText();
  const listId = useId();
  return (
    <ul className={classes.subs}>
      {subCategories.map((sub) => (
        <li key={sub.id}>
          <div className={classes.sub}>
            <UnstyledButton className={classes.pick} onClick={() => onPick(sub)}>
              {sub.name}
            </UnstyledButton>
            {sub.final_categories.length > 0 && (
              <UnstyledButton
                className={classes.unfold}
                aria-label={t('browse.unfold', { name: sub.name })}
                aria-expanded={shown[sub.id] ?? false}
                aria-controls={`${listId}-${sub.id}`}
                onClick={() => onToggle(sub.id)}
              >
                <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
              </UnstyledButton>
            )}
          </div>
          <ul id={`${listId}-${sub.id}`} className={classes.finals} hidden={!shown[sub.id]}>
            {sub.final_categories.map((final) => (
              <li key={final.id}>
                <UnstyledButton className={classes.pick} onClick={() => onPick(sub, final)}>
                  {final.name}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
