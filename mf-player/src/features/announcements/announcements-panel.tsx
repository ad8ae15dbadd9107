import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CourseAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { Button, Title } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useAnnouncementsText } from '../../messages/announcements.ts';
import { Announcement } from './announcement.tsx';
import classes from './announcements.module.css';
import { useAnnouncements, useRead } from './use-announcements.ts';

interface AnnouncementsPanelProps {
  courseId: string;
  /** Draws the dialog that reports one. */
  report(of: CourseAnnouncement, onClose: () => void): ReactNode;
}

/** What who teaches the course said to its learners, the newest first. */
export function AnnouncementsPanel({ courseId, report }: AnnouncementsPanelProps) {
  const t = useAnnouncementsText();
  const [search] = useSearchParams();
  const list = useAnnouncements(courseId);
  const read = useRead(courseId);
  if (list.isPending) return <RowSkeleton count={2} label={t('loading')} />;
  if (!list.data) return <LoadFailed title={t('failed')} query={list} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <section aria-labelledby="announcements-heading" className={classes.panel}>
      <Title order={2} size="h4" id="announcements-heading">
        {t('title')}
      </Title>
      <ul className={classes.list} aria-label={t('title')}>
        {items.map((one) => (
          <Announcement
            key={one.id}
            of={one}
            isNamed={one.id === search.get('announcement')}
            onRead={() => read.mutate(one.id)}
            report={report}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
