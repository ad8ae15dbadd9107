import type { HelpRow } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import classes from './articles.module.css';

/** Articles, each with what it is about. */
export function ArticleList({ articles, label }: { articles: readonly HelpRow[]; label?: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug}>
          <LinkAnchor className={classes.link} to={to.helpArticle({ slug })}>
            {title}
          </LinkAnchor>
          <p className={classes.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
