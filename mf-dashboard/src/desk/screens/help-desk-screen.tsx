import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useHelpWords } from '../../messages/help-words.ts';
import { HelpDialog } from '../features/help/help-dialogs.tsx';
import { HelpList } from '../features/help/help-list.tsx';
import { useHelpDesk } from '../features/help/use-help-desk.ts';
import { useHelpDeskText } from '../messages/help-desk.ts';

/** For super-admins: the articles of the help centre. */
export default function HelpDeskScreen() {
  const t = useHelpDeskText();
  const word = useHelpWords();
  const articles = useHelpDesk();
  const [isWriting, setWriting] = useState(false);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={
          <>
            <LinkButton variant="default" to={to.help({ audience: 'all' })}>
              {t('see')}
            </LinkButton>
            <Button onClick={() => setWriting(true)}>{t('write')}</Button>
          </>
        }
      />
      {articles.isPending && <RowSkeleton label={word('loading')} />}
      {articles.isError && !articles.data && <LoadFailed query={articles} />}
      {articles.data?.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} />}
      {articles.data && articles.data.length > 0 && <HelpList articles={articles.data} />}
      {isWriting && <HelpDialog onClose={() => setWriting(false)} />}
    </Page>
  );
}
