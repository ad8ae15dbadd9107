import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { Alert, Text } from '@stoa/shared/kit';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import type { ClassValues } from './class-values.ts';
import classes from './live-classes.module.css';
import { useDateWords } from './use-date-words.ts';

interface ChangedElsewhereProps {
  /** As it is now. */
  base: PlannedClass;
  fields: readonly (keyof ClassValues)[];
}

/** What others changed of a class while a dialog about it stood open. */
export function ChangedElsewhere({ base, fields }: ChangedElsewhereProps) {
  const t = useLiveClassesText();
  const wordOf = useValueWords(base);
  if (fields.length === 0) return null;
  return (
    <Alert color="yellow" title={t('elsewhere.title')}>
      <ul className={classes.changed}>
        {fields.map((field) => (
          <li key={field}>{t('elsewhere.field', { field: t(names[field]), value: wordOf(field) })}</li>
        ))}
      </ul>
      <Text>{t('elsewhere.stays')}</Text>
    </Alert>
  );
}

const names = {
  title: 'field.title',
  date: 'field.date',
  time: 'field.time',
  time_zone: 'field.zone',
  duration_min: 'field.duration',
  capacity: 'field.capacity',
  lesson_id: 'field.lesson',
  description: 'field.description',
  room: 'field.room',
  join_url: 'field.joinUrl',
  host_url: 'field.hostUrl',
  host_ids: 'field.hosts',
} as const satisfies Record<keyof ClassValues, string>;

function useValueWords(base: PlannedClass): (field: keyof ClassValues) => string {
  const t = useLiveClassesText();
  const { course } = useBuilder();
  const { date } = useDateWords();
  const lessons = course.modules.flatMap((module) => module.lessons);
  const words = {
    title: base.title,
    date: date(base.date),
    time: base.time,
    time_zone: base.time_zone,
    duration_min: String(base.duration_min),
    capacity: base.capacity === null ? '' : String(base.capacity),
    lesson_id: lessons.find(({ id }) => id === base.lesson_id)?.title ?? t('lesson.none'),
    description: base.description,
    room: t('class.room', { room: base.room }),
    join_url: base.join_url ?? '',
    host_url: base.host_url ?? '',
    host_ids: base.hosts.map(({ full_name }) => full_name).join(', '),
  } satisfies Record<keyof ClassValues, string>;
  return (field) => words[field] || t('elsewhere.nothing');
}
