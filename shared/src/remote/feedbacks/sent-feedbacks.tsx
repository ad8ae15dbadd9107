import { useState } from 'react';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/kit.ts';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import { RowSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import classes from './feedback.module.css';
import { PER_PAGE, useFeedbacks } from './use-feedbacks.ts';

/** What somebody said in private, and what became of it. */
export function SentFeedbacks() {
  const t = useFeedbackText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const feedbacks = useFeedbacks('sent', { course: undefined, subject: undefined, status: undefined, page });
  if (feedbacks.isPending) return <RowSkeleton count={2} label={t('loading')} />;
  if (!feedbacks.data) return <LoadFailed title={t('failed')} query={feedbacks} />;
  const { items, total } = feedbacks.data;
  if (total === 0) return <Text>{t('sent.none')}</Text>;
  return (
    <>
      <ul className={classes.list} aria-label={t('tab.sent')} aria-busy={feedbacks.isPlaceholderData}>
        {items.map((feedback) => (
          <li key={feedback.id}>
            <FeedbackCard feedback={feedback} label={t('sent.card', { when: format.moment(feedback.created_at) })} />
          </li>
        ))}
      </ul>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={feedbacks.data.page} onPage={setPage} />
    </>
  );
}
