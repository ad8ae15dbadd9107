import { useSearchParams } from 'react-router-dom';
import type { HelpRow } from '@stoa/shared/contract/administration/help-articles.ts';
import { helpTopics } from '@stoa/shared/contract/administration/help-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useHelpWords } from '../../messages/help-words.ts';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { ArticleList } from '../features/articles/article-list.tsx';
import classes from '../features/articles/articles.module.css';
import { AudienceNav } from '../features/articles/audience-nav.tsx';
import { useHelpList, useReaders } from '../features/articles/use-help.ts';
import { useHelpText } from '../messages/help.ts';

/** All articles by topic, or those in which words stand. */
export default function HelpScreen() {
  const t = useHelpText();
  const word = useHelpWords();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const chosen = search.get('audience');
  const audience = useReaders(chosen, q);
  const articles = useHelpList({ q, audience });
  const ask = (words: string) =>
    setSearch(
      { ...(chosen && { audience: chosen }), ...(words !== '' && { q: words }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <TypedSearch label={t('search')} search={q} onSearch={ask} />
      <AudienceNav current={audience} q={q} />
      <p role="status">{articles.data && q !== '' ? t('found', { count: articles.data.length }) : ''}</p>
      {articles.isPending && <RowSkeleton label={word('loading')} />}
      {articles.isError && !articles.data && <LoadFailed query={articles} />}
      {articles.data && <Found articles={articles.data} q={q} />}
    </Page>
  );
}

function Found({ articles, q }: { articles: readonly HelpRow[]; q: string }) {
  const t = useHelpText();
  const word = useHelpWords();
  if (articles.length === 0) return <Nothing q={q} />;
  if (q !== '') return <ArticleList articles={articles} label={t('search')} />;
  return (
    <div className={classes.topics}>
      {helpTopics.map((topic) => {
        const own = articles.filter((article) => article.topic === topic);
        return (
          own.length > 0 && (
            <Section key={topic} title={word(`topic.${topic}`)}>
              <ArticleList articles={own} />
            </Section>
          )
        );
      })}
    </div>
  );
}

function Nothing({ q }: { q: string }) {
  const t = useHelpText();
  if (q === '') return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      title={t('none.title')}
      text={t('none.text')}
      action={<LinkButton to={to.help({ audience: 'all' })}>{t('none.all')}</LinkButton>}
    />
  );
}
