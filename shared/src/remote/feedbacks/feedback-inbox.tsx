import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Feedback } from '../../contract/learning/feedbacks.ts';
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

interface FeedbackInboxProps {
  box: 'received' | 'platform';
}

const nothing = { course: undefined, subject: undefined, status: undefined, page: 1 };

/** What somebody was told in private; what of it is shown stands in the address. */
export function FeedbackInbox({ box }: FeedbackInboxProps) {
  const t = useFeedbackText();
  const [params, setParams] = useSearchParams();
  const asked = readFeedbackFilters(params);
  const filters = box === 'platform' ? { ...nothing, status: asked.status, page: asked.page } : asked;
  const feedbacks = useFeedbacks(box, filters);
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
      {(total > 0 || isFiltered) && (
        <FeedbackTools filters={filters} courses={courses} isOfSite={box === 'platform'} onChange={change} />
      )}
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
      {total === 0 && <Nothing box={box} isFiltered={isFiltered} onAll={() => change(nothing)} />}
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

/** What was marked may leave a filtered list: then the keyboard goes on at the count. */
function useKeptFocus(items: readonly Feedback[] | undefined, rest: RefObject<HTMLElement | null>) {
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const id = marked.current;
    marked.current = undefined;
    if (id !== undefined && items?.every((item) => item.id !== id)) rest.current?.focus();
  }, [items, rest]);
  return (id: string | undefined) => {
    marked.current = id;
  };
}

function Nothing({ box, isFiltered, onAll }: FeedbackInboxProps & { isFiltered: boolean; onAll(): void }) {
  const t = useFeedbackText();
  if (!isFiltered) return <EmptyState title={t('none.title')} text={t(`none.text.${box}`)} />;
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
