import { useState } from 'react';
import { MOST_CHOSEN_LEARNERS } from '@stoa/shared/contract/learning/announcement-words.ts';
import type { CourseLearner } from '@stoa/shared/contract/learning/course-learners.ts';
import { Checkbox } from '@stoa/shared/kit';
import type { RecordColumn } from '@stoa/shared/ui/record-table.tsx';
import { useAnnouncementsText } from '../../messages/announcements.ts';

/** Learners that something is written to, over all pages of what is asked. */
export interface Ticks {
  chosen: readonly string[];
  tick(userIds: readonly string[], isTicked: boolean): void;
}

const none: readonly string[] = [];

/** Another question lets go of them: nothing is written to rows that are not to be found. */
export function useTicks(question: string): Ticks {
  const [held, setHeld] = useState({ question, chosen: none });
  const chosen = held.question === question ? held.chosen : none;
  return {
    chosen,
    tick(userIds, isTicked) {
      const rest = chosen.filter((id) => !userIds.includes(id));
      setHeld({ question, chosen: isTicked ? [...rest, ...userIds].slice(0, MOST_CHOSEN_LEARNERS) : rest });
    },
  };
}

/** The column of boxes; none where nothing can be done with them. */
export function useTickColumn(
  learners: readonly CourseLearner[],
  ticks: Ticks | undefined,
): RecordColumn<CourseLearner>[] {
  const t = useAnnouncementsText();
  if (ticks === undefined) return [];
  const ids = learners.map(({ user_id }) => user_id);
  const ticked = ids.filter((id) => ticks.chosen.includes(id)).length;
  return [
    {
      name: '',
      head: (
        <Checkbox
          aria-label={t('learners.tickAll')}
          checked={ticked === ids.length}
          indeterminate={ticked > 0 && ticked < ids.length}
          onChange={({ currentTarget: { checked } }) => ticks.tick(ids, checked)}
        />
      ),
      cell: ({ user_id, name }) => (
        <Checkbox
          aria-label={t('learners.tick', { name })}
          checked={ticks.chosen.includes(user_id)}
          onChange={({ currentTarget: { checked } }) => ticks.tick([user_id], checked)}
        />
      ),
    },
  ];
}
