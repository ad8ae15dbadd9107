import type { Feedback } from '../../contract/learning/feedbacks.ts';
import type { FeedbackStatus } from '../../contract/learning/feedback-words.ts';
import { useApi, usePlatform } from '../../federation/platform-context.tsx';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { useErrorText } from '../use-error-text.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { useRefreshFeedbacks } from './use-feedbacks.ts';

/** Says what became of it; that can be taken back. */
export function useMarkFeedback({ id, status: before }: Pick<Feedback, 'id' | 'status'>) {
  const api = useApi();
  const t = useFeedbackText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const refresh = useRefreshFeedbacks();
  const mark = (status: FeedbackStatus) => api.markFeedback({ params: { id }, body: { status } });
  const complain = (error: Error) => toasts.show({ kind: 'error', message: errorText(error) });
  const undo = useSingleMutation({
    mutationKey: ['feedback', id, 'undo'],
    mutationFn: mark,
    onSettled: refresh,
    onError: complain,
  });
  return useSingleMutation({
    mutationKey: ['feedback', id],
    mutationFn: mark,
    onSuccess(_, status) {
      const action = { label: t('undo'), run: () => undo.mutate(before) };
      toasts.show({ kind: 'success', message: t(`done.${status}`), action });
      return refresh();
    },
    onError: complain,
  });
}
