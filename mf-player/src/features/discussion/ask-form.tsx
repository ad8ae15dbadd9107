import { useState } from 'react';
import type { DiscussionKind } from '@stoa/shared/contract/learning/discussion-words.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useDiscussionText } from '@stoa/shared/i18n/messages/discussion.ts';
import { Button, Checkbox, SegmentedControl } from '@stoa/shared/kit';
import { DiscussionForm } from '@stoa/shared/remote/discussions/discussion-form.tsx';
import { useDraft } from '@stoa/shared/remote/discussions/use-draft.ts';
import { useTalkText } from '../../messages/talk.ts';
import { useLessonClock } from './lesson-clock.ts';
import { useRefreshDiscussions } from './use-discussions.ts';

interface AskFormProps {
  courseId: string;
  lessonId: string;
  people: readonly Person[];
}

interface Values {
  body: string;
  kind: DiscussionKind;
  at_s: number | null;
}
const nothing: Values = { body: '', kind: 'question', at_s: null };

/** Asks or comments at the lesson; open from the start where an unsent text waits. */
export function AskForm({ courseId, lessonId, people }: AskFormProps) {
  const t = useTalkText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refresh = useRefreshDiscussions();
  const draft = useDraft(`ask.${lessonId}`, nothing);
  const [isOpen, setOpen] = useState(draft.wasKept);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('ask')}</Button>
      </div>
    );
  }
  const { kind, at_s } = draft.values;
  return (
    <DiscussionForm
      label={t(`ask.${kind}`)}
      submitLabel={t('ask.send')}
      draft={draft}
      people={people}
      focused={!draft.wasKept}
      minRows={4}
      send={({ id, values }) =>
        api.createDiscussion({ body: { id, course_id: courseId, lesson_id: lessonId, ...values } })
      }
      onDone={() => {
        setOpen(false);
        toasts.show({ kind: 'success', message: t('done.asked') });
        void refresh();
      }}
      onCancel={() => {
        draft.startAgain();
        setOpen(false);
      }}
    >
      <SegmentedControl
        aria-label={t('ask.kind')}
        value={kind}
        data={[
          { value: 'question', label: t('kind.question') },
          { value: 'comment', label: t('kind.comment') },
        ]}
        onChange={(chosen) => draft.change({ kind: chosen === 'comment' ? 'comment' : 'question' })}
      />
      <AtSecond lessonId={lessonId} value={at_s} onChange={(second) => draft.change({ at_s: second })} />
    </DiscussionForm>
  );
}

interface AtSecondProps {
  lessonId: string;
  value: number | null;
  onChange(second: number | null): void;
}

/** Offers the second at which the film is now; once taken, it stays while the film goes on. */
function AtSecond({ lessonId, value, onChange }: AtSecondProps) {
  const t = useDiscussionText();
  const now = useLessonClock().useSecond(lessonId);
  const second = value ?? now;
  if (second === 0) return null;
  return (
    <Checkbox
      label={t('at', { time: clockText(second) })}
      checked={value !== null}
      onChange={(event) => onChange(event.currentTarget.checked ? second : null)}
    />
  );
}
