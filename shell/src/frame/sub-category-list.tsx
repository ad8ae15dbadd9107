import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Category, SubCategory } from '@stoa/shared/contract/taxonomy.ts';
import { UnstyledButton } from '@stoa/shared/ui/kit.ts';
import classes from './browse-dialog.module.css';

interface SubCategoryListProps {
  category: Category;
  onPick(sub: SubCategory, final?: SubCategory['final_categories'][number]): void;
}

/** Sub-categories, each with its final-categories to unfold. */
export function SubCategoryList({ category, onPick }: SubCategoryListProps) {
  const [shown, setShown] = useState<Record<string, boolean>>({});
  return (
    <ul className={classes.subs}>
      {category.sub_categories.map((sub) => (
        <li key={sub.id}>
          <div className={classes.sub}>
            <UnstyledButton className={classes.pick} onClick={() => onPick(sub)}>
              {sub.name}
            </UnstyledButton>
            <UnstyledButton
              className={classes.unfold}
              aria-label={`Show what ${sub.name} holds`}
              aria-expanded={shown[sub.id] ?? false}
              onClick={() => setShown({ ...shown, [sub.id]: !shown[sub.id] })}
            >
              <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
            </UnstyledButton>
          </div>
          {shown[sub.id] && (
            <ul className={classes.finals}>
              {sub.final_categories.map((final) => (
                <li key={final.id}>
                  <UnstyledButton className={classes.pick} onClick={() => onPick(sub, final)}>
                    {final.name}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
