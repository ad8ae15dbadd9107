import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Text } from '@stoa/shared/kit';
import { DiscussionForm } from '@stoa/shared/remote/discussions/discussion-form.tsx';
import { useDraft } from '@stoa/shared/remote/discussions/use-draft.ts';
import { WrittenBy } from '@stoa/shared/remote/discussions/written-by.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useTalkText } from '../../messages/talk.ts';
import { DiscussionActs } from './discussion-acts.tsx';
import { keepDiscussion } from './use-discussions.ts';

interface DiscussionTextProps {
  of: Discussion;
  people: readonly Person[];
}

/** One text with who wrote it and what can be done with it; or the place that a removed one left. */
export function DiscussionText({ of, people }: DiscussionTextProps) {
  const t = useTalkText();
  const [isEditing, setEditing] = useState(false);
  if (of.removal && of.body === null) return <Text c="dimmed">{t(`removed.${of.removal.by}`)}</Text>;
  return (
    <>
      <WrittenBy of={of} />
      {of.removal && (
        <Text size="sm" c="dimmed">
          {t(`removed.${of.removal.by}`)} {of.removal.note}
        </Text>
      )}
      {isEditing ? (
        <EditForm of={of} people={people} onDone={() => setEditing(false)} />
      ) : (
        <div dir="auto">
          <Markdown text={of.body ?? ''} headingOrder={3} pictures="linked" />
        </div>
      )}
      {!isEditing && <DiscussionActs of={of} onEdit={() => setEditing(true)} />}
    </>
  );
}

function EditForm({ of, people, onDone }: DiscussionTextProps & { onDone(): void }) {
  const t = useTalkText();
  const api = useApi();
  const queryClient = useQueryClient();
  const draft = useDraft(`edit.${of.id}`, { body: of.body ?? '' });
  return (
    <DiscussionForm
      label={t('edit.label')}
      submitLabel={t('edit.save')}
      draft={draft}
      people={people}
      focused
      send={async ({ values: { body } }) =>
        keepDiscussion(queryClient, await api.updateDiscussion({ params: { id: of.id }, body: { body } }))
      }
      onDone={onDone}
      onCancel={() => {
        draft.startAgain();
        onDone();
      }}
    />
  );
}
