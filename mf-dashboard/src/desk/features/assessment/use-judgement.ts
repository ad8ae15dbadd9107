import { useState } from 'react';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { blank, forgetDraft, keepDraft, readDraft, type Judgement, type JudgementDraft } from './judgement-draft.ts';

/** What is written about this work, kept until it is decided. */
export function useJudgement({ id, version, asked }: Pick<SubmissionReview, 'id' | 'version' | 'asked'>) {
  const userId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState<JudgementDraft>(
    () => readDraft(userId, id) ?? { version, judgement: blank(asked) },
  );
  // What was asked may have changed between two versions.
  const points = asked.rubric.map((_, index) => draft.judgement.points[index] ?? null);
  const judgement: Judgement = { ...draft.judgement, points };
  const change = (part: Partial<Judgement>) => {
    const changed = { version, judgement: { ...judgement, ...part } };
    setDraft(changed);
    keepDraft(userId, id, changed);
  };
  return {
    judgement,
    change,
    forget: () => forgetDraft(userId, id),
    /** It was written about what its author had handed in before. */
    isOfEarlier: draft.version !== version,
  };
}
