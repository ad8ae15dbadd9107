import { scormExportFates } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import type { ScormExport } from '@stoa/shared/contract/teaching/scorm-export.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Stack, Text } from '@stoa/shared/kit';
import { useScormExportText } from '../../messages/scorm-export.ts';
import classes from './exported-lessons.module.css';

type Lesson = ScormExport['lessons'][number];

export const isAlong = ({ fate }: Lesson): boolean => !['nested', 'unaskable', 'unfinished'].includes(fate);

/** Lessons of a course by what becomes of them in a package: those that come along counted, those that stay named. */
export function ExportedLessons({ held }: { held: ScormExport }) {
  const t = useScormExportText();
  const format = useFormat();
  const hasQuiz = held.lessons.some((lesson) => lesson.kind === 'quiz' && isAlong(lesson));
  return (
    <Stack gap="sm">
      <Text>{t(`source.${held.source}`)}</Text>
      <dl className={classes.fates}>
        {scormExportFates.map((fate) => {
          const lessons = held.lessons.filter((lesson) => lesson.fate === fate);
          return lessons.length > 0 && <Fate key={fate} name={t(`fate.${fate}`)} lessons={lessons} />;
        })}
      </dl>
      {held.bytes > 0 && <Text>{t('size', { bytes: format.bytes(held.bytes) })}</Text>}
      {hasQuiz && <Text>{t('answers')}</Text>}
    </Stack>
  );
}

function Fate({ name, lessons }: { name: string; lessons: readonly Lesson[] }) {
  const t = useScormExportText();
  const word = useCourseWords();
  const format = useFormat();
  const kinds = [...Map.groupBy(lessons, ({ kind }) => kind)];
  return (
    <>
      <Text component="dt" fw={600}>
        {name}
      </Text>
      {lessons.every(isAlong)
        ? kinds.map(([kind, { length }]) => (
            <dd key={kind}>{t('kind', { kind: word(`lessonKind.${kind}`), count: format.number(length) })}</dd>
          ))
        : lessons.map(({ id, title }) => <dd key={id}>{title}</dd>)}
    </>
  );
}
