import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { Button } from '@stoa/shared/kit';
import { useReportsText } from '../../messages/reports.ts';
import type { ReportView } from './report-address.ts';
import classes from './reports.module.css';
import { useLessonFigures } from './use-reports.ts';

interface AtLessonProps {
  view: ReportView;
  onLift(): void;
}

/** Says by which lesson, or seconds of a film, the learners are narrowed, and lifts it. */
export function AtLesson({ view: { courseId, lessonId, stage, stretch }, onLift }: AtLessonProps) {
  const t = useReportsText();
  const figures = useLessonFigures(courseId);
  const lesson = figures.data?.lessons.find(({ id }) => id === lessonId)?.title;
  const seconds = { from: clockText(stretch?.from ?? 0), to: clockText(stretch?.to ?? 0) };
  return (
    <div className={classes.head}>
      <p className={classes.soft} dir="auto">
        {lesson === undefined || stage === null ? t('at.lesson') : t(`at.${stage}`, { lesson, ...seconds })}
      </p>
      <Button variant="default" onClick={onLift}>
        {t('at.lift')}
      </Button>
    </div>
  );
}
