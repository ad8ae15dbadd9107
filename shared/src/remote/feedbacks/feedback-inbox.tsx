import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { Button } from '../../ui/kit.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { RowSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { FeedbackTools } from './feedback-tools.tsx';
import { type FeedbackFilters, readFeedbackFilters, writeFeedbackFilters } from './feedback-filters.ts';
import classes from './feedback.module.css';
import { ReceivedCard } from './received-card.tsx';
import { PER_PAGE, useFeedbacks } from './use-feedbacks.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const nothing = { course: undefined, subject: undefined, status: undefined, page: 1 };

/** What those who teach were told in private; what of it is shown stands in the address. */
export function FeedbackInbox() {
  const t = useFeedbackText();
  const [params, setParams] = useSearchParams();
  const filters = readFeedbackFilters(params);
  const feedbacks = useFeedbacks('received', filters);
  const summary = useRef<HTMLParagraphElement>(null);
  const onMark = useKeptFocus(feedbacks.data?.items, summary);
  const change = (part: Partial<FeedbackFilters>) =>
    setParams(writeFeedbackFilters(params, { ...filters, page: 1, ...part }), { preventScrollReset: true });
  if (feedbacks.isPending) return <RowSkeleton label={t('loading')} />;
  if (!feedbacks.data) return <LoadFailed title={t('failed')} query={feedbacks} />;
  const { items, total, page, mean, rated, courses } = feedbacks.data;
  const isFiltered = Boolean(filters.course ?? filters.subject ?? filters.status);
  return (
    <>
      {(total > 0 || isFiltered) && <FeedbackTools filters={filters} courses={courses} onChange={change} />}
      <div className={classes.summary}>
        <p role="status" ref={summary} tabIndex={-1}>
          {t('found', { count: total })}
        </p>
        {rated > 0 && (
          <span className={classes.head}>
            {t('mean')} <RatingStars value={mean} count={rated} />
          </span>
        )}
      </div>
      {total === 0 && <Nothing isFiltered={isFiltered} onAll={() => change(nothing)} />}
      <ul className={classes.list} aria-label={t('title')} aria-busy={feedbacks.isPlaceholderData}>
        {items.map((feedback) => (
          <li key={feedback.id}>
            <ReceivedCard feedback={feedback} onMark={onMark} />
          </li>
        ))}
      </ul>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={(at) => change({ page: at })} />
    </>
  );
}

function Nothing({ isFiltered, onAll }: { isFiltered: boolean; onAll(): void }) {
  const t = useFeedbackText();
  if (!isFiltered) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <EmptyState
      title={t('noneFound.title')}
      text={t('noneFound.text')}
      action={
        <Button variant="default" onClick={onAll}>
          {t('noneFound.action')}
        </Button>
      }
    />
  );
}
