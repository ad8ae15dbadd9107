import type { ReportedLesson } from '@stoa/shared/contract/learning/course-learners.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { BarChart } from '@stoa/shared/ui/charts/bar-chart.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { FilmRetention } from './film-retention.tsx';
import { QuizAnswers } from './quiz-answers.tsx';
import classes from './reports.module.css';
import type { ShownReport } from './use-report-view.ts';
import { useLessonFigures } from './use-reports.ts';

/** How many get how far in a course, lesson by lesson, and in one of its films or quizzes. */
export function LessonsTab({ report }: { report: ShownReport }) {
  const { courseId } = report.view;
  return courseId === null ? null : <Lessons key={courseId} courseId={courseId} report={report} />;
}

function Lessons({ courseId, report: { view, linkTo } }: { courseId: string; report: ShownReport }) {
  const t = useReportsText();
  const figures = useLessonFigures(courseId);
  if (figures.isPending) return <RowSkeleton count={6} label={t('lessons.loading')} />;
  if (figures.isError && !figures.data) return <LoadFailed query={figures} />;
  const { lessons, learners, can_see_answers } = figures.data;
  const opened = lessons.find(({ id }) => id === view.lessonId);
  const canOpen = ({ kind }: ReportedLesson): boolean => isFilm(kind) || (kind === 'quiz' && can_see_answers);
  if (learners === 0) return <EmptyState title={t('lessons.nobody.title')} text={t('lessons.nobody.text')} />;
  if (opened && canOpen(opened)) {
    return (
      <Section
        title={<span dir="auto">{opened.title}</span>}
        action={<LinkAnchor to={linkTo({ courseId })}>{t('lessons.back')}</LinkAnchor>}
      >
        {isFilm(opened.kind) ? <FilmRetention lessonId={opened.id} /> : <QuizAnswers lessonId={opened.id} />}
      </Section>
    );
  }
  return (
    <Section title={t('lessons.title')} lead={t('lessons.lead', { learners })}>
      <LessonChart lessons={lessons} learners={learners} />
      <LessonTable
        lessons={lessons}
        learners={learners}
        linkOf={(lesson) => (canOpen(lesson) ? linkTo({ courseId, lessonId: lesson.id }) : undefined)}
      />
    </Section>
  );
}

const isFilm = (kind: ReportedLesson['kind']): boolean => kind === 'video' || kind === 'audio';

interface LessonsProps {
  lessons: readonly ReportedLesson[];
  learners: number;
}

function LessonChart({ lessons, learners }: LessonsProps) {
  const t = useReportsText();
  const { number } = useFormat();
  return (
    <BarChart
      title={t('lessons.chart')}
      series={[t('lessons.began'), t('lessons.completed')]}
      bars={lessons.map(({ began, completed }, index) => ({ label: number(index + 1), values: [began, completed] }))}
      atLeast={Math.max(4, learners)}
      text={(value) => number(Math.round(value))}
    />
  );
}

interface LessonTableProps extends LessonsProps {
  linkOf(lesson: ReportedLesson): string | undefined;
}

function LessonTable({ lessons, learners, linkOf }: LessonTableProps) {
  const t = useReportsText();
  const { percent } = useFormat();
  const ofAll = (part: number, all: number) =>
    t('lessons.share', { part, share: percent(all === 0 ? 0 : Math.round((100 * part) / all)) });
  const name = (lesson: ReportedLesson) =>
    t('lessons.name', { number: lessons.indexOf(lesson) + 1, title: lesson.title });
  return (
    <RecordTable
      label={t('lessons.title')}
      rows={lessons}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('lesson'),
          cell: (lesson) => <span dir="auto">{name(lesson)}</span>,
          note: ({ module }) => <span dir="auto">{module}</span>,
        },
        { name: t('lessons.began'), isNumber: true, cell: ({ began }) => ofAll(began, learners) },
        { name: t('lessons.completed'), isNumber: true, cell: ({ completed, began }) => ofAll(completed, began) },
        { name: t('lessons.closer'), cell: (lesson) => <CloserLook lesson={lesson} to={linkOf(lesson)} /> },
      ]}
    />
  );
}

function CloserLook({ lesson: { kind, title }, to }: { lesson: ReportedLesson; to: string | undefined }) {
  const t = useReportsText();
  if (to === undefined) return <span className={classes.soft}>–</span>;
  const name = isFilm(kind) ? 'lessons.film' : 'lessons.quiz';
  return (
    <LinkAnchor to={to} aria-label={t(`${name}Of`, { title })}>
      {t(name)}
    </LinkAnchor>
  );
}
