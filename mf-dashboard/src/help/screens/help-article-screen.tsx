import { useParams } from 'react-router-dom';
import type { HelpArticle } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isGone } from '@stoa/shared/http/api-error.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { markdownParts } from '@stoa/shared/ui/markdown-parts.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PartedText } from '@stoa/shared/ui/parted-text.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useHelpWords } from '../../messages/help-words.ts';
import { ArticleList } from '../features/articles/article-list.tsx';
import classes from '../features/articles/articles.module.css';
import { useHelpArticle } from '../features/articles/use-help.ts';
import { WasItHelpful } from '../features/articles/was-it-helpful.tsx';
import { useHelpText } from '../messages/help.ts';

/** One article of the help centre. */
export default function HelpArticleScreen() {
  const word = useHelpWords();
  const { slug = '' } = useParams();
  const article = useHelpArticle(slug);
  useScreenTitle(article.data?.title);
  return (
    <Page width="reading">
      {article.isPending && <RowSkeleton count={6} label={word('article.loading')} />}
      {article.isError && !article.data && (isGone(article.error) ? <NoSuchArticle /> : <LoadFailed query={article} />)}
      {article.data && <Article key={slug} article={article.data} />}
    </Page>
  );
}

function Article({ article }: { article: HelpArticle }) {
  const t = useHelpText();
  const word = useHelpWords();
  const format = useFormat();
  const { intro, parts } = markdownParts(article.text);
  const crumbs = [
    { label: t('title'), to: to.help() },
    { label: word(`topic.${article.topic}`), to: to.help({ audience: 'all' }) },
    { label: article.title },
  ];
  return (
    <>
      <PageHeader title={article.title} subtitle={article.summary} breadcrumbs={crumbs} />
      <PartedText
        contentsLabel={t('article.contents')}
        longFrom={3}
        intro={intro !== '' && <Markdown text={intro} />}
        parts={parts.map(({ id, title, text }) => ({ id, title, text: <Markdown text={text} /> }))}
      />
      <p className={classes.updated}>{t('article.updated', { date: format.date(article.updated_at) })}</p>
      <WasItHelpful article={article} />
      {article.related.length > 0 && (
        <Section title={t('article.related')}>
          <ArticleList articles={article.related} />
        </Section>
      )}
    </>
  );
}

function NoSuchArticle() {
  const t = useHelpText();
  return (
    <EmptyState
      order={1}
      title={t('article.gone')}
      text={t('article.goneText')}
      action={<LinkButton to={to.help()}>{t('article.back')}</LinkButton>}
    />
  );
}
