import type { ReactNode } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { Title } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCategoriesText } from '../../messages/categories.ts';
import classes from './category-branch.module.css';

/** One category with all that hangs below it, and what else is shown of it. Its slug is an anchor of the page. */
export function CategoryBranch({ category, children }: { category: Category; children?: ReactNode }) {
  const t = useCategoriesText();
  const { slug, name, course_count, sub_categories } = category;
  return (
    <section id={slug} aria-labelledby={`${slug}-name`} className={classes.branch}>
      <header className={classes.head}>
        <Title order={2} id={`${slug}-name`}>
          {name}
        </Title>
        <LinkAnchor to={to.results({ category: slug })}>{t('category.see', { count: course_count })}</LinkAnchor>
      </header>
      <div className={classes.subs}>
        {sub_categories.map((sub) => (
          <div key={sub.id}>
            <Title order={3} className={classes.sub ?? ''}>
              <LinkAnchor c="inherit" to={to.results({ category: slug, sub_category: sub.slug })}>
                {sub.name}
              </LinkAnchor>
            </Title>
            <ul className={classes.finals}>
              {sub.final_categories.map((final) => (
                <li key={final.id}>
                  <LinkAnchor
                    size="sm"
                    to={to.results({ category: slug, sub_category: sub.slug, final_category: final.slug })}
                  >
                    {final.name}
                  </LinkAnchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
