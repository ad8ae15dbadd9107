import { useSearchParams } from 'react-router-dom';
import { courseListFor } from '@stoa/shared/contract/teaching/course-list.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button, NativeSelect, VisuallyHidden } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useQuestionsText } from '../../messages/questions.ts';
import { QuestionCard } from './question-card.tsx';
import classes from './questions.module.css';
import { useOpenQuestions } from './use-open-questions.ts';

/** What learners ask, and nobody of the team has answered; which course stands in the address. */
export function QuestionsTab() {
  const t = useQuestionsText();
  const [search, setSearch] = useSearchParams();
  const courseId = search.get('course') ?? undefined;
  const questions = useOpenQuestions(courseId);
  const courses = questions.data?.pages[0]?.courses ?? [];
  return (
    <>
      {(courses.length > 1 || courseId !== undefined) && (
        <NativeSelect
          className={classes.course ?? ''}
          label={t('course')}
          value={courseId ?? ''}
          data={[
            { value: '', label: t('all') },
            ...courses.map(({ id, name, waiting }) => ({ value: id, label: t('waiting', { name, waiting }) })),
          ]}
          onChange={({ currentTarget: { value } }) => setSearch(value ? { course: value } : {})}
        />
      )}
      <QuestionList questions={questions} />
    </>
  );
}

function QuestionList({ questions }: { questions: ReturnType<typeof useOpenQuestions> }) {
  const t = useQuestionsText();
  const list = courseListFor(useSession().permissions);
  if (questions.isPending) return <RowSkeleton label={t('loading')} />;
  if (!questions.data) return <LoadFailed title={t('failed')} query={questions} />;
  const items = questions.data.pages.flatMap((page) => page.items);
  return (
    <>
      <VisuallyHidden role="status">{t('found', { count: items.length })}</VisuallyHidden>
      {items.length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={
            list && (
              <LinkButton to={list} variant="default">
                {t('none.action')}
              </LinkButton>
            )
          }
        />
      )}
      <ul className={classes.list} aria-label={t('title')}>
        {items.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} />
          </li>
        ))}
      </ul>
      {questions.hasNextPage && (
        <Button
          className={classes.more ?? ''}
          variant="default"
          loading={questions.isFetchingNextPage}
          onClick={() => void questions.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
