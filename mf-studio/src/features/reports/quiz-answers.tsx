import type { QuestionStatistics } from '@stoa/shared/contract/learning/quiz-statistics.ts';
import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { type RecordColumn, RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { CsvButton } from './csv-button.tsx';
import { NumberLink } from './number-link.tsx';
import { QuestionAttempts } from './question-attempts.tsx';
import type { ReportView } from './report-address.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';
import type { ShownReport } from './use-report-view.ts';
import { useLessonFile, useQuizAnswers } from './use-reports.ts';

interface QuizAnswersProps {
  lessonId: string;
  report: ShownReport;
}

/** How hard each question of a quiz is, and whether it tells who knows more; or the attempts behind a number of one. */
export function QuizAnswers({ lessonId, report }: QuizAnswersProps) {
  const t = useReportsText();
  const answers = useQuizAnswers(lessonId);
  const file = useLessonFile('answers', lessonId);
  if (answers.isPending) return <RowSkeleton label={t('quiz.loading')} />;
  if (answers.isError) return <LoadFailed query={answers} expected={{ not_found: t('quiz.draft') }} />;
  const { learners, questions } = answers.data;
  if (learners < LEAST_LEARNERS) {
    return <Text role="status">{t('quiz.few', { learners, least: LEAST_LEARNERS })}</Text>;
  }
  const opened = questions.find(({ question_id }) => question_id === report.view.questionId);
  if (opened) return <QuestionAttempts lessonId={lessonId} question={opened} report={report} />;
  return (
    <>
      <div className={classes.head}>
        <Text size="sm">{t('quiz.about', { learners })}</Text>
        <CsvButton file={file} />
      </div>
      <QuestionTable
        questions={questions}
        linkTo={({ question_id: questionId }, part) => report.linkTo({ lessonId, questionId, ...part })}
      />
      <Text size="sm" c="dimmed">
        {t('quiz.discrimination.hint')}
      </Text>
    </>
  );
}

type Attempts = Pick<ReportView, 'attempts'> & Partial<Pick<ReportView, 'optionId'>>;

interface QuestionTableProps {
  questions: readonly QuestionStatistics[];
  /** To the attempts that a number counts, or is reckoned from. */
  linkTo(question: QuestionStatistics, attempts: Attempts): string;
}

function QuestionTable({ questions, linkTo }: QuestionTableProps) {
  const t = useReportsText();
  const { number } = useFormat();
  const text = useFigureText();
  const nameOf = (told: QuestionStatistics) =>
    t('quiz.question', { number: questions.indexOf(told) + 1, prompt: told.prompt });
  const column = (
    name: string,
    attempts: ReportView['attempts'],
    valueOf: (told: QuestionStatistics) => string,
  ): RecordColumn<QuestionStatistics> => ({
    name,
    isNumber: true,
    cell: (told) => (
      <NumberLink
        label={t('quiz.figureOf', { figure: name, question: nameOf(told) })}
        value={valueOf(told)}
        to={linkTo(told, { attempts })}
      />
    ),
  });
  return (
    <RecordTable
      label={t('quiz.table')}
      rows={questions}
      keyOf={({ question_id }) => question_id}
      columns={[
        { name: t('question'), cell: (told) => <span dir="auto">{nameOf(told)}</span> },
        column(t('quiz.answered'), 'answered', ({ answered, asked }) => t('quiz.of', { part: answered, all: asked })),
        column(t('quiz.right'), 'asked', ({ right_share }) => text.share(right_share)),
        column(t('quiz.discrimination'), 'asked', ({ discrimination }) =>
          discrimination === null ? '–' : number(Math.round(discrimination * 100) / 100),
        ),
        column(t('quiz.hints'), 'hinted', ({ hints }) => number(hints)),
        {
          name: t('quiz.chosen'),
          cell: (told) => (
            <Chosen options={told.options} linkTo={(optionId) => linkTo(told, { attempts: 'chosen', optionId })} />
          ),
        },
      ]}
    />
  );
}

interface ChosenProps extends Pick<QuestionStatistics, 'options'> {
  linkTo(optionId: string): string;
}

function Chosen({ options, linkTo }: ChosenProps) {
  const t = useReportsText();
  if (options.length === 0) return '–';
  return (
    <ul>
      {options.map(({ option_id, text, correct, chosen }) => (
        <li key={option_id} dir="auto">
          <LinkAnchor to={linkTo(option_id)}>
            {t(correct ? 'quiz.option.right' : 'quiz.option', { text, times: chosen })}
          </LinkAnchor>
        </li>
      ))}
    </ul>
  );
}
