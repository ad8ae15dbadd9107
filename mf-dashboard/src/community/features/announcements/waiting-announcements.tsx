import { useState } from 'react';
import type { SentAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useModeratedAnnouncementsText } from '../../messages/moderated-announcements.ts';
import { PER_PAGE, useCancelAsModerator, useWaitingAnnouncements } from './use-waiting-announcements.ts';
import classes from './waiting-announcements.module.css';

const CancelDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "community-write" */ './cancel-modal.tsx')).CancelModal,
);

interface WaitingAnnouncementsProps {
  page: number;
  onPage(page: number): void;
}

/** What will be sent to learners of any course; a moderator cancels what should not be. */
export function WaitingAnnouncements({ page, onPage }: WaitingAnnouncementsProps) {
  const t = useModeratedAnnouncementsText();
  const waiting = useWaitingAnnouncements({ page });
  if (waiting.isPending) return <RowSkeleton label={t('loading')} />;
  // A reason that is being written outlives a reading that failed.
  if (waiting.isError && !waiting.data) return <LoadFailed query={waiting} />;
  const { items, total, page: shown } = waiting.data;
  if (items.length === 0) return <EmptyState title={t('none')} text={t('none.text')} />;
  return (
    <>
      <RowList>
        {items.map((one) => (
          <WaitingAnnouncement key={one.id} announcement={one} />
        ))}
      </RowList>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={shown} onPage={onPage} />
    </>
  );
}

function WaitingAnnouncement({ announcement }: { announcement: SentAnnouncement }) {
  const t = useModeratedAnnouncementsText();
  const format = useFormat();
  const { user } = useSession();
  const { subject, body, course, author, send_at } = announcement;
  return (
    <li>
      <article className={classes.card} aria-label={subject}>
        <h2 className={classes.title} dir="auto">
          {subject}
        </h2>
        <Text size="sm" c="dimmed">
          {t('by', { author: author?.full_name ?? t('former'), at: format.moment(send_at) })}
        </Text>
        <LinkAnchor to={to.courseInfo({ slug: course.slug })} size="sm" dir="auto">
          {course.name}
        </LinkAnchor>
        <div role="region" aria-label={t('text')} className={classes.text} {...scrollable} dir="auto">
          <Markdown text={body} headingOrder={3} pictures="linked" />
        </div>
        {author?.id === user?.id ? <Text size="sm">{t('own')}</Text> : <Cancel announcement={announcement} />}
      </article>
    </li>
  );
}

/** A long text scrolls by keyboard, too. */
const scrollable = { tabIndex: 0 };

function Cancel({ announcement }: { announcement: SentAnnouncement }) {
  const t = useModeratedAnnouncementsText();
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelAsModerator(announcement, () => setAsking(false));
  const { subject } = announcement;
  const close = () => {
    setAsking(false);
    cancel.reset();
  };
  return (
    <div>
      <Button variant="default" aria-label={t('cancel.of', { subject })} onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {isAsking && (
        <CancelDialog
          subject={subject}
          isPending={cancel.isPending}
          error={cancel.error}
          onConfirm={(reason) => cancel.mutate(reason)}
          onClose={close}
        />
      )}
    </div>
  );
}
