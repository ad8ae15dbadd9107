import { useState } from 'react';
import { MOST_ANNOUNCEMENTS_A_DAY } from '@stoa/shared/contract/learning/announcement-words.ts';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useAnnouncementsText } from '../../messages/announcements.ts';
import { SentAnnouncementRow } from './sent-announcement-row.tsx';
import { PER_PAGE, useSentAnnouncements } from './use-announcements.ts';

interface AnnouncementsTabProps {
  courseId: string;
  /** Left out where this viewer may not write to its learners. */
  onWrite: (() => void) | undefined;
}

/** What was announced in a course and waits to be, with how many were told and read it. */
export function AnnouncementsTab({ courseId, onWrite }: AnnouncementsTabProps) {
  const t = useAnnouncementsText();
  const [page, setPage] = useState(1);
  const sent = useSentAnnouncements({ courseId, page });
  const { data } = sent;
  const write = onWrite && <Button onClick={onWrite}>{t('write')}</Button>;
  return (
    <Section
      title={t('title')}
      lead={t('lead', { most: MOST_ANNOUNCEMENTS_A_DAY })}
      action={data && data.items.length > 0 && write}
    >
      {sent.isPending && <RowSkeleton label={t('loading')} />}
      {sent.isError && !data && <LoadFailed query={sent} />}
      {data?.items.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} action={write} />}
      {data && data.items.length > 0 && (
        <RowList>
          {data.items.map((one) => (
            <SentAnnouncementRow key={one.id} sent={one} />
          ))}
        </RowList>
      )}
      {data && <PageNumbers pages={Math.ceil(data.total / PER_PAGE)} page={data.page} onPage={setPage} />}
    </Section>
  );
}
