import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { CourseAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { Button, Title } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { useAnnouncementsText } from '../../messages/announcements.ts';
import classes from './announcements.module.css';

interface AnnouncementProps {
  of: CourseAnnouncement;
  /** The address leads to it: it is open from the start. */
  isNamed: boolean;
  onRead(): void;
  report(of: CourseAnnouncement, onClose: () => void): ReactNode;
}

/** One announcement. Its text is shown when it is opened: then it has been read. */
export function Announcement({ of, isNamed, onRead, report }: AnnouncementProps) {
  const t = useAnnouncementsText();
  const id = useId();
  const [isOpen, setOpen] = useState(isNamed);
  useReadOnce(isOpen && !of.read, onRead);
  const { subject, author, sent_at, read } = of;
  return (
    <li className={classes.announcement}>
      <div className={classes.head}>
        <Title order={3} size="h5" dir="auto">
          {subject}
        </Title>
        {!read && <StatusBadge tone="info">{t('new')}</StatusBadge>}
      </div>
      <p className={classes.soft}>
        {author?.full_name ?? t('former')} · <TimeAgo at={sent_at} />
      </p>
      {isOpen && (
        <div id={id} dir="auto">
          <Markdown text={of.body} headingOrder={3} pictures="linked" />
        </div>
      )}
      <Acts of={of} isOpen={isOpen} textId={id} onToggle={() => setOpen(!isOpen)} report={report} />
    </li>
  );
}

/** Once for as long as it is shown: a call that failed is not sent over and over. */
function useReadOnce(isDue: boolean, onRead: () => void): void {
  const isSaid = useRef(false);
  const say = useRef(onRead);
  useEffect(() => {
    say.current = onRead;
  });
  useEffect(() => {
    if (!isDue || isSaid.current) return;
    isSaid.current = true;
    say.current();
  }, [isDue]);
}

interface ActsProps extends Pick<AnnouncementProps, 'of' | 'report'> {
  isOpen: boolean;
  textId: string;
  onToggle(): void;
}

function Acts({ of, isOpen, textId, onToggle, report }: ActsProps) {
  const t = useAnnouncementsText();
  const [isReporting, setReporting] = useState(false);
  const { subject } = of;
  return (
    <div className={classes.acts}>
      <Button
        variant="default"
        size="compact-md"
        aria-expanded={isOpen}
        aria-controls={isOpen ? textId : undefined}
        aria-label={t(isOpen ? 'close.of' : 'open.of', { subject })}
        onClick={onToggle}
      >
        {t(isOpen ? 'close' : 'open')}
      </Button>
      {!of.is_own && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('report.of', { subject })}
          onClick={() => setReporting(true)}
        >
          {t('report')}
        </Button>
      )}
      {isReporting && report(of, () => setReporting(false))}
    </div>
  );
}
