import { useRef, useState } from 'react';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useAssessmentText } from '../../messages/assessment.ts';
import type { Judgement } from './judgement-draft.ts';
import { brokenRules, focusFirst, refusedFields, type FieldErrors } from './judgement-rules.ts';
import { approvalObstacle } from './score.ts';
import { useJudgement } from './use-judgement.ts';
import { refusals, useDecide, type Decision } from './use-submissions.ts';

/** What is written about work, and the two ways to decide on it; a decision is sent once, and a refused one loses nothing. */
export function useDecision(review: SubmissionReview, onDecided: (judged: SubmissionReview) => void) {
  const { asked, attempts_left, version } = review;
  const { judgement, change, forget, isOfEarlier } = useJudgement(review);
  const { send, sending, problem, refused, clear } = useSending(review.id, forget, onDecided);
  const ruleText = useRuleText();
  const [missing, setMissing] = useState<FieldErrors>({});
  const broken = brokenRules(asked, judgement);
  const errors = { ...broken, ...refused, ...missing };
  const obstacle = approvalObstacle(asked, judgement);

  const decide = (decision: Decision, wrong: FieldErrors) => {
    setMissing(wrong);
    const all = { ...broken, ...wrong };
    if (Object.keys(all).length > 0) focusFirst(all);
    else void send(decision);
  };
  const feedback = judgement.feedback.trim();
  const body = { on: version, points: [...judgement.points], score: judgement.score, feedback };
  return {
    judgement,
    isOfEarlier,
    obstacle,
    problem,
    sending,
    /** What to say at a field, in the page's language. */
    errorOf: (field: string) => ruleText(errors[field]),
    write: (part: Partial<Judgement>) => {
      setMissing({});
      clear();
      change(part);
    },
    approve: () => {
      if (obstacle === undefined) decide({ decision: 'approve', body }, {});
    },
    giveBack: () => {
      const grant_attempt = attempts_left === 0 && judgement.grant;
      const unsaid: FieldErrors = feedback === '' ? { feedback: rule('Say what is to be done.') } : {};
      decide({ decision: 'return', body: { ...body, grant_attempt } }, unsaid);
    },
  };
}

function useSending(id: string, forget: () => void, onDecided: (judged: SubmissionReview) => void) {
  const refusal = useRefusal(useAssessmentText(), refusals);
  const decide = useDecide(id, forget);
  const isUnderWay = useRef(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();

  const fail = (error: unknown) => {
    const fields = isApiError(error) ? refusedFields(error.fieldErrors) : {};
    setRefused(fields);
    if (Object.keys(fields).length > 0) focusFirst(fields);
    else setProblem(refusal(error));
  };
  const send = async (decision: Decision) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem(undefined);
    try {
      onDecided(await decide.mutateAsync(decision));
    } catch (error) {
      fail(error);
    } finally {
      isUnderWay.current = false;
    }
  };
  return {
    send,
    sending: decide.isPending ? decide.variables.decision : undefined,
    problem,
    refused,
    clear: () => setRefused({}),
  };
}
