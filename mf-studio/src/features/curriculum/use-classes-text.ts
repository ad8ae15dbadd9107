import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { startTime } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useLiveSchedule } from '../../builder/use-live-schedule.ts';
import { useCurriculumText } from '../../messages/curriculum.ts';

/** Tells when the next class of a live lesson is held; empty while that is not known. */
export function useClassesText(): (lesson: BuilderLesson) => string {
  const t = useCurriculumText();
  const { locale } = useFormat();
  const { course } = useBuilder();
  const hasLive = course.modules.some(({ lessons }) => lessons.some(({ kind }) => kind === 'live'));
  const { data } = useLiveSchedule(course.id, { isWanted: hasLive });
  return (lesson) => {
    if (!data) return '';
    const held = data.classes.filter(({ lesson_id, status }) => lesson_id === lesson.id && status !== 'cancelled');
    const [next, ...more] = held.filter(({ status }) => status !== 'ended');
    if (next?.status === 'live') return t('state.classOn');
    if (next) return t('state.classAt', { time: startTime(next, locale), more: more.length });
    return held.length > 0 ? t('state.classesOver', { count: held.length }) : t('state.noClass');
  };
}
