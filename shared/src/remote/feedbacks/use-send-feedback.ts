import { useRef, useState, type FormEvent } from 'react';
import { rule } from '../../contract/kernel/rule.ts';
import type { FeedbackSubject } from '../../contract/learning/feedback-words.ts';
import { useApi, usePlatform } from '../../federation/platform-context.tsx';
import { isApiError } from '../../http/api-error.ts';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import type { useDraft } from '../discussions/use-draft.ts';
import { useRefusal } from '../use-refusal.ts';
import { useRefreshFeedbacks } from './use-feedbacks.ts';

/** Something that can be spoken of. */
export interface FeedbackChoice {
  subject: FeedbackSubject;
  /** Null: this site. */
  id: string | null;
  name: string | null;
  /** Who reads it; null for this site. */
  reader: string | null;
}

/** A draft: `about` is the subject and its id, `rating` 0 where no star was chosen. */
export interface FeedbackWords {
  about: string;
  rating: number;
  body: string;
}

export const SHORTEST = 10;
export const LONGEST = 2000;
const bounds = rule('Text must be between 10 and 2000 characters.');
const refusals = ['own_content', 'not_enrolled', 'rate_limited', 'not_found'] as const;

interface Sending {
  draft: ReturnType<typeof useDraft<FeedbackWords>>;
  choice: FeedbackChoice;
  onDone(): void;
}

/** Sent once however often it is pressed; what was refused stays in the draft. */
export function useSendFeedback({ draft, choice, onDone }: Sending) {
  const api = useApi();
  const t = useFeedbackText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, refusals);
  const refresh = useRefreshFeedbacks();
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const refuse = (failure: unknown) => {
    const broken = isApiError(failure) ? failure.fieldErrors : {};
    setError(broken['text']?.[0]);
    if (!broken['text']) setProblem(Object.values(broken)[0]?.[0] ?? refusal(failure));
  };
  async function send(): Promise<void> {
    const { rating, body } = draft.values;
    await api.sendFeedback({
      body: { id: draft.id, subject: choice.subject, subject_id: choice.id, rating: rating || null, text: body },
    });
    draft.startAgain();
    toasts.show({ kind: 'success', message: t('sent') });
    void refresh();
    onDone();
  }
  return {
    error,
    problem,
    isSending,
    /** @returns whether the text can be sent as it is */
    async submit(event: FormEvent): Promise<boolean> {
      event.preventDefault();
      if (underWay.current) return true;
      const { length } = draft.values.body.trim();
      const isWrong = length < SHORTEST || length > LONGEST;
      setProblem(undefined);
      setError(isWrong ? bounds : undefined);
      if (isWrong) return false;
      underWay.current = true;
      setSending(true);
      await send().catch(refuse);
      underWay.current = false;
      setSending(false);
      return true;
    },
  };
}
