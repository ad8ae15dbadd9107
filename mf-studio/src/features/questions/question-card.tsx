import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OpenQuestion } from '@stoa/shared/contract/learning/discussions.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useDiscussionText } from '@stoa/shared/i18n/messages/discussion.ts';
import { Button } from '@stoa/shared/kit';
import { DiscussionForm } from '@stoa/shared/remote/discussions/discussion-form.tsx';
import { useDraft } from '@stoa/shared/remote/discussions/use-draft.ts';
import { WrittenBy } from '@stoa/shared/remote/discussions/written-by.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useQuestionsText } from '../../messages/questions.ts';
import classes from './questions.module.css';
import { useRefreshQuestions } from './use-open-questions.ts';

/** A question that waits: where it was asked, and the answer in its place. */
export function QuestionCard({ question }: { question: OpenQuestion }) {
  const t = useQuestionsText();
  const discussion = useDiscussionText();
  const { id, course, lesson, at_s, body } = question;
  const place = lesson?.title ?? course.name;
  return (
    <article
      className={classes.card}
      aria-label={t('card', { name: question.author?.full_name ?? discussion('former') })}
    >
      <p className={classes.place}>
        <span>{course.name}</span>
        <LinkAnchor to={to.player({ slug: course.slug }, { lesson: lesson?.id, discussion: id })}>
          {lesson ? place : t('toCourse')}
          {at_s !== null && `, ${discussion('at', { time: clockText(at_s) })}`}
        </LinkAnchor>
      </p>
      <WrittenBy of={question} />
      <div dir="auto">
        <Markdown text={body ?? ''} headingOrder={3} pictures="linked" />
      </div>
      <Answer question={question} />
    </article>
  );
}

function Answer({ question: { id: parent_id, course_id, author, locked } }: { question: OpenQuestion }) {
  const t = useQuestionsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refresh = useRefreshQuestions();
  const draft = useDraft(`reply.${parent_id}`, { body: '' });
  const [isOpen, setOpen] = useState(draft.wasKept);
  if (locked) return <p className={classes.note}>{t('locked')}</p>;
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('answer')}</Button>
      </div>
    );
  }
  return (
    <DiscussionForm
      label={t('yours')}
      submitLabel={t('send')}
      draft={draft}
      people={author ? [author] : []}
      focused={!draft.wasKept}
      send={({ id, values: { body } }) => api.createDiscussion({ body: { id, course_id, parent_id, body } })}
      onDone={() => {
        toasts.show({ kind: 'success', message: t('sent') });
        void refresh();
      }}
      onCancel={() => {
        draft.startAgain();
        setOpen(false);
      }}
    />
  );
}
