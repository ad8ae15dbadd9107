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
import { CsvButton } from './csv-button.tsx';
import { FilmRetention } from './film-retention.tsx';
import { NumberLink } from './number-link.tsx';
import { QuizAnswers } from './quiz-answers.tsx';
import type { ReportView } from './report-address.ts';
import classes from './reports.module.css';
import type { ShownReport } from './use-report-view.ts';
import { useLessonFigures, useLessonFile } from './use-reports.ts';

/** How many get how far in a course, lesson by lesson, and in one of its films or quizzes. */
export function LessonsTab({ report }: { report: ShownReport }) {
  const { courseId } = report.view;
  return courseId === null ? null : <Lessons key={courseId} courseId={courseId} report={report} />;
}

function Lessons({ courseId, report }: { courseId: string; report: ShownReport }) {
  const { view, linkTo } = report;
  const t = useReportsText();
  const figures = useLessonFigures(courseId);
  const file = useLessonFile('lessons', courseId);
  if (figures.isPending) return <RowSkeleton count={6} label={t('lessons.loading')} />;
  if (figures.isError && !figures.data) return <LoadFailed query={figures} />;
  const { lessons, learners, can_see_answers } = figures.data;
  const shown = { ...report, linkTo: (part: Partial<ReportView>) => linkTo({ courseId, ...part }) };
  const opened = lessons.find(({ id }) => id === view.lessonId);
  const canOpen = ({ kind }: ReportedLesson): boolean => isFilm(kind) || (kind === 'quiz' && can_see_answers);
  if (learners === 0) return <EmptyState title={t('lessons.nobody.title')} text={t('lessons.nobody.text')} />;
  if (opened && canOpen(opened)) {
    return (
      <Section
        title={<span dir="auto">{opened.title}</span>}
        action={<LinkAnchor to={linkTo({ courseId })}>{t('lessons.back')}</LinkAnchor>}
      >
        {isFilm(opened.kind) ? (
          <FilmRetention lesson={opened} report={shown} />
        ) : (
          <QuizAnswers lessonId={opened.id} report={shown} />
        )}
      </Section>
    );
  }
  return (
    <Section title={t('lessons.title')} lead={t('lessons.lead', { learners })} action={<CsvButton file={file} />}>
      <LessonChart lessons={lessons} learners={learners} />
      <LessonTable
        lessons={lessons}
        learners={learners}
        linkOf={(lesson) => (canOpen(lesson) ? shown.linkTo({ lessonId: lesson.id }) : undefined)}
        learnersOf={({ id }, stage) => shown.linkTo({ ...everyone, lessonId: id, stage })}
      />
    </Section>
  );
}

const everyone = { tab: 'learners', learners: 'all', q: '' } as const;

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
  learnersOf(lesson: ReportedLesson, stage: 'began' | 'completed'): string;
}

function LessonTable({ lessons, learners, linkOf, learnersOf }: LessonTableProps) {
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
        {
          name: t('lessons.began'),
          isNumber: true,
          cell: (lesson) => (
            <NumberLink
              label={t('at.began', { lesson: lesson.title })}
              value={ofAll(lesson.began, learners)}
              to={learnersOf(lesson, 'began')}
            />
          ),
        },
        {
          name: t('lessons.completed'),
          isNumber: true,
          cell: (lesson) => (
            <NumberLink
              label={t('at.completed', { lesson: lesson.title })}
              value={ofAll(lesson.completed, lesson.began)}
              to={learnersOf(lesson, 'completed')}
            />
          ),
        },
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
