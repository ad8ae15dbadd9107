import type { LessonWait } from '@stoa/shared/contract/learning/player.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useOpeningsText } from '../../messages/openings.ts';

const DAY_MS = 86_400_000;

/** Why a lesson is closed for now, in words: by the hour, once it is less than a day. */
export function useWaitText(): (wait: LessonWait) => string {
  const t = useOpeningsText();
  const format = useFormat();
  return (wait) => {
    if (wait.kind === 'part') return t('wait.part', { title: wait.title });
    if (wait.kind === 'course') return t('wait.course', { name: wait.name });
    const isNear = Date.parse(wait.at) - Date.now() < DAY_MS;
    return t('wait.time', { time: isNear ? format.moment(wait.at) : format.date(wait.at) });
  };
}
