import { useState } from 'react';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Textarea } from '@stoa/shared/kit';
import { useAssessmentText } from '../../messages/assessment.ts';
import { forgetDraft, readDraft } from './judgement-draft.ts';

/** What was written about work that can no longer be judged; nothing where nothing was. */
export function UnsentFeedback({ submissionId }: { submissionId: string }) {
  const t = useAssessmentText();
  const userId = useSession().user?.id ?? '';
  const [text, setText] = useState(() => readDraft(userId, submissionId)?.judgement.feedback.trim() ?? '');
  if (text === '') return null;
  const discard = () => {
    forgetDraft(userId, submissionId);
    setText('');
  };
  return (
    <div>
      <Textarea label={t('unsent.title')} value={text} readOnly autosize minRows={2} maxRows={12} dir="auto" />
      <Button variant="subtle" onClick={discard}>
        {t('unsent.discard')}
      </Button>
    </div>
  );
}
