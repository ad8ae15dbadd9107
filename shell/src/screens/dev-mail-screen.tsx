import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Button } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useDevMailText } from '../messages/dev-mail.ts';
import { useFrameText } from '../messages/frame.ts';
import { NotFoundScreen } from '../routing/not-found-screen.tsx';
import { nameScreen } from '../routing/screen-title.ts';
import { Arrivals } from '../features/dev-mail/arrivals.tsx';
import { MailList } from '../features/dev-mail/mail-list.tsx';
import { MailPane } from '../features/dev-mail/mail-pane.tsx';
import { useDevMails } from '../features/dev-mail/use-dev-mails.ts';
import { useFocusShown } from '../features/dev-mail/use-focus-shown.ts';
import classes from '../features/dev-mail/dev-mail.module.css';

/** The mails of a demonstration: which one is read, and of whom, stands in the address. Elsewhere there is no such page. */
export default function DevMailScreen() {
  const t = useDevMailText();
  const [search] = useSearchParams();
  const recipient = search.get('to') ?? undefined;
  const mails = useDevMails(recipient);
  if (isApiError(mails.error) && mails.error.code === 'not_found') return <NoSuchPage />;
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {mails.data ? <Outbox mails={mails} recipient={recipient} /> : <Waiting mails={mails} />}
    </Page>
  );
}

type Mails = ReturnType<typeof useDevMails>;

function NoSuchPage() {
  const t = useFrameText();
  useEffect(() => nameScreen(t('screen.not-found')), [t]);
  return <NotFoundScreen />;
}

function Waiting({ mails }: { mails: Mails }) {
  const t = useDevMailText();
  return mails.isError ? <LoadFailed query={mails} /> : <RowSkeleton label={t('loading')} />;
}

function Outbox({ mails, recipient }: { mails: Mails; recipient: string | undefined }) {
  const t = useDevMailText();
  const [search] = useSearchParams();
  const rows = mails.data?.pages.flatMap((page) => page.items) ?? [];
  const chosen = search.get('mail') ?? undefined;
  const openId = chosen ?? rows[0]?.id;
  const side = useRef<HTMLDivElement>(null);
  const mail = useRef<HTMLElement>(null);
  useFocusShown(chosen, [mail, side]);
  const pathOf = (id?: string) => to.devMail({ to: recipient, mail: id });
  return (
    <div className={classes.outbox} data-chosen={chosen !== undefined || undefined}>
      <Arrivals key={recipient} newest={rows[0]} />
      <div className={classes.side} ref={side} tabIndex={-1}>
        {recipient !== undefined && (
          <p className={classes.only}>
            {t('only.to', { address: recipient })} <LinkAnchor to={to.devMail()}>{t('only.all')}</LinkAnchor>
          </p>
        )}
        {mails.isError && (
          <p className={classes.stale} role="status">
            {t('stale')}
          </p>
        )}
        {rows.length > 0 && <MailList mails={rows} openId={openId} pathOf={pathOf} />}
        {mails.hasNextPage && (
          <Button variant="default" loading={mails.isFetchingNextPage} onClick={() => void mails.fetchNextPage()}>
            {t('older')}
          </Button>
        )}
      </div>
      {openId === undefined ? (
        <NoMails isKept={mails.data?.pages[0]?.kept ?? true} to={recipient} />
      ) : (
        <article className={classes.mail} ref={mail} tabIndex={-1}>
          {chosen !== undefined && (
            <LinkAnchor to={pathOf()} className={classes.back}>
              {t('back')}
            </LinkAnchor>
          )}
          <MailPane id={openId} />
        </article>
      )}
    </div>
  );
}

function NoMails({ isKept, to }: { isKept: boolean; to: string | undefined }) {
  const t = useDevMailText();
  if (!isKept) return <EmptyState title={t('sent.title')} text={t('sent.text')} />;
  return (
    <EmptyState title={t('empty.title')} text={to === undefined ? t('empty.text') : t('empty.to', { address: to })} />
  );
}
