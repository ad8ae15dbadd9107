import { useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useHelpWords } from '../../messages/help-words.ts';
import { HelpEditor } from '../features/help/help-editor.tsx';
import { useHelpDeskArticle } from '../features/help/use-help-desk.ts';
import { useHelpDeskText } from '../messages/help-desk.ts';

/** For super-admins: one article of the help centre. */
export default function HelpDeskArticleScreen() {
  const t = useHelpDeskText();
  const word = useHelpWords();
  const { id = '' } = useParams();
  const article = useHelpDeskArticle(id);
  const name = article.data?.content.words.en.title || t('untitled');
  useScreenTitle(article.data && name);
  return (
    <Page>
      <PageHeader
        title={article.data ? t('edit.title', { title: name }) : t('title')}
        breadcrumbs={[{ label: t('edit.crumb'), to: to.helpDesk() }, { label: name }]}
      />
      {article.isPending && <RowSkeleton count={6} label={word('article.loading')} />}
      {article.isError && !article.data && <LoadFailed query={article} />}
      {article.data && <HelpEditor key={id} article={article.data} />}
    </Page>
  );
}
