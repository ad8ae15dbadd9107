import type { QuestionStatistics } from '@stoa/shared/contract/learning/quiz-statistics.ts';
import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Skeleton, Stack, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQuizText } from '../../messages/quiz.ts';
import classes from './quiz-editor.module.css';

/** How learners answered, fetched when the author asks for it. */
export function QuizStatistics({ lesson }: { lesson: BuilderLesson }) {
  const t = useQuizText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="md">
      <Button
        variant="subtle"
        className={classes.start ?? ''}
        leftSection={<IconChartBar size={18} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('statistics.open')}
      </Button>
      {isOpen && <Statistics lesson={lesson} />}
    </Stack>
  );
}

function Statistics({ lesson }: { lesson: BuilderLesson }) {
  const t = useQuizText();
  const api = useApi();
  const found = useQuery({
    queryKey: ['quiz-statistics', lesson.id],
    queryFn: ({ signal }) => api.getQuizStatistics({ params: { id: lesson.id }, signal }),
  });
  if (found.isPending) return <Skeleton height="8rem" aria-label={t('statistics.loading')} />;
  if (found.isError) {
    // A quiz that was never published is asked nobody.
    return <LoadFailed query={found} title={t('statistics.failed')} expected={{ not_found: t('statistics.draft') }} />;
  }
  const { learners, questions } = found.data;
  if (learners < LEAST_LEARNERS) {
    return <Text role="status">{t('statistics.few', { learners, least: LEAST_LEARNERS })}</Text>;
  }
  return (
    <Stack gap="xs">
      <Text size="sm">{t('statistics.about', { learners })}</Text>
      <QuestionTable questions={lesson.quiz?.questions ?? []} statistics={questions} />
      <Text size="sm" c="dimmed">
        {t('statistics.discrimination.hint')}
      </Text>
    </Stack>
  );
}

interface Row {
  number: number;
  question: BuilderQuestion;
  told: QuestionStatistics;
}

function QuestionTable({
  questions,
  statistics,
}: {
  questions: readonly BuilderQuestion[];
  statistics: readonly QuestionStatistics[];
}) {
  const t = useQuizText();
  const { number, percent } = useFormat();
  const rows = questions.flatMap((question, index): Row[] => {
    const told = statistics.find(({ question_id }) => question_id === question.id);
    return told ? [{ number: index + 1, question, told }] : [];
  });
  const share = (part: number | null) => (part === null ? '–' : percent(Math.round(part * 100)));
  return (
    <RecordTable
      label={t('statistics.table')}
      rows={rows}
      keyOf={({ question }) => question.id}
      columns={[
        {
          name: t('question.prompt'),
          cell: (row) => t('statistics.question', { number: row.number, prompt: row.question.prompt }),
        },
        {
          name: t('statistics.answered'),
          isNumber: true,
          cell: ({ told }) => t('statistics.of', { part: told.answered, all: told.asked }),
        },
        { name: t('statistics.right'), isNumber: true, cell: ({ told }) => share(told.right_share) },
        {
          name: t('statistics.discrimination'),
          isNumber: true,
          cell: ({ told }) =>
            told.discrimination === null ? '–' : number(Math.round(told.discrimination * 100) / 100),
        },
        { name: t('statistics.hints'), isNumber: true, cell: ({ told }) => number(told.hints) },
        { name: t('statistics.chosen'), cell: (row) => <Chosen {...row} /> },
      ]}
    />
  );
}

function Chosen({ question, told }: Row) {
  const t = useQuizText();
  if (told.options.length === 0) return '–';
  const timesOf = (id: string) => told.options.find(({ option_id }) => option_id === id)?.chosen ?? 0;
  return (
    <ul className={classes.chosen}>
      {question.options.map(({ id, text, correct, picture, picture_alt }) => (
        <li key={id}>
          {picture?.url && (
            <img src={picture.url} alt={text === '' ? '' : picture_alt} className={classes.chosenPicture} />
          )}
          {t(correct ? 'statistics.option.right' : 'statistics.option', {
            text: text || picture_alt,
            times: timesOf(id),
          })}
        </li>
      ))}
    </ul>
  );
}
