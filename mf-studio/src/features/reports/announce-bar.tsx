import type { AnnouncementAudience } from '@stoa/shared/contract/learning/announcements.ts';
import { Button, Group } from '@stoa/shared/kit';
import { useAnnouncementsText } from '../../messages/announcements.ts';
import type { LearnerChoice, ReportView } from './report-address.ts';
import type { Ticks } from './use-ticks.tsx';

interface AnnounceBarProps {
  /** Which learners are listed. */
  view: Pick<ReportView, 'learners' | 'stage'>;
  ticks: Ticks;
  onAnnounce(audience: AnnouncementAudience): void;
}

/** Writes to those who were ticked, else to the group that is listed; those at a stage of a lesson are none. */
export function AnnounceBar({ view, ticks, onAnnounce }: AnnounceBarProps) {
  const t = useAnnouncementsText();
  const count = ticks.chosen.length;
  if (count === 0 && view.stage !== null) return null;
  return (
    <Group>
      <Button
        variant={count > 0 ? 'filled' : 'default'}
        onClick={() =>
          onAnnounce(count > 0 ? { kind: 'chosen', user_ids: [...ticks.chosen] } : { kind: groupOf(view.learners) })
        }
      >
        {count > 0 ? t('learners.writeTicked', { count }) : t('write')}
      </Button>
    </Group>
  );
}

/** What somebody did in a period is no group that is written to. */
const groupOf = (choice: LearnerChoice): AnnouncementAudience['kind'] =>
  choice === 'not_begun' || choice === 'under_way' || choice === 'completed' ? choice : 'all';
