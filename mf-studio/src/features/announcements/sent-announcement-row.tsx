import { useState } from 'react';
import type { AnnouncementState } from '@stoa/shared/contract/learning/announcement-words.ts';
import type { SentAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Title } from '@stoa/shared/kit';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useAnnouncementsText } from '../../messages/announcements.ts';
import classes from './announcements.module.css';
import { useCancelAnnouncement } from './use-announcements.ts';

const tones: Record<AnnouncementState, StatusTone> = {
  waiting: 'info',
  sent: 'success',
  cancelled: 'neutral',
  removed: 'danger',
};

/** One announcement: whom it went to, when, and what became of it. */
export function SentAnnouncementRow({ sent }: { sent: SentAnnouncement }) {
  const t = useAnnouncementsText();
  const format = useFormat();
  const { subject, state, author } = sent;
  const at = format.instant(sent.sent_at ?? sent.send_at);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Title order={3} size="h5" dir="auto">
          {subject}
        </Title>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      <p className={classes.soft}>
        {t(state === 'waiting' ? 'row.waits' : 'row.at', { author: author?.full_name ?? t('former'), at })}{' '}
        {sent.idle_days === null ? t(`row.${sent.audience as 'all'}`) : t('row.idle', { days: sent.idle_days })}
      </p>
      {(state === 'sent' || state === 'removed') && (
        <p>{t('row.read', { told: sent.told, read: sent.read, share: format.percent(shareOf(sent)) })}</p>
      )}
      {sent.removal_note !== null && <p dir="auto">{t('row.removed', { note: sent.removal_note })}</p>}
      <details className={classes.text}>
        <summary aria-label={t('row.textOf', { subject })}>{t('row.text')}</summary>
        <div dir="auto">
          <Markdown text={sent.body} headingOrder={3} pictures="linked" />
        </div>
      </details>
      {state === 'waiting' && <CancelButton sent={sent} />}
    </li>
  );
}

const shareOf = ({ told, read }: SentAnnouncement): number => (told === 0 ? 0 : Math.round((read / told) * 100));

function CancelButton({ sent }: { sent: SentAnnouncement }) {
  const t = useAnnouncementsText();
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelAnnouncement(sent, () => setAsking(false));
  const { subject } = sent;
  return (
    <div>
      <Button variant="default" aria-label={t('cancel.of', { subject })} onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('cancel.title', { subject })}
        text={t('cancel.text')}
        confirmLabel={t('cancel')}
        cancelLabel={t('cancel.keep')}
        destructive
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
