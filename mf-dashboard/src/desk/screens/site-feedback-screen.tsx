import { useRef } from 'react';
import { feedbackStatuses } from '@stoa/shared/contract/learning/feedback-words.ts';
import { useFeedbackText } from '@stoa/shared/i18n/messages/feedback.ts';
import { ReceivedCard } from '@stoa/shared/remote/feedbacks/received-card.tsx';
import { useKeptFocus } from '@stoa/shared/remote/feedbacks/use-kept-focus.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { DataList } from '../../data-table/data-list.tsx';
import { DayFilters, FilterSelect } from '../../data-table/filter-fields.tsx';
import { useSiteFeedback } from '../features/site-feedback/use-site-feedback.ts';
import { useSiteFeedbackText } from '../messages/site-feedback.ts';
import classes from './site-feedback-screen.module.css';

/** For those who look after the site: what is said of it in private. */
export default function SiteFeedbackScreen() {
  const t = useSiteFeedbackText();
  const word = useFeedbackText();
  const list = useSiteFeedback();
  const { state, query } = list;
  const whole = useRef<HTMLElement>(null);
  const onMark = useKeptFocus(query.data?.items, whole);
  return (
    <Page width="reading">
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {query.data && query.data.rated > 0 && (
        <div className={classes.mean}>
          {word('mean')} <RatingStars value={query.data.mean} count={query.data.rated} />
        </div>
      )}
      <section ref={whole} tabIndex={-1} aria-label={word('title')}>
        <DataList
          list={list}
          label={t('title')}
          search={t('search')}
          filters={
            <>
              <FilterSelect
                label={word('filter.status')}
                all={word('all.statuses')}
                value={state.filters.status}
                options={feedbackStatuses.map((value) => [value, word(`status.${value}`)])}
                onFilter={(status) => state.filter({ status })}
              />
              <DayFilters state={state} />
            </>
          }
          sorts={{ created: t('sort.created'), stars: t('sort.stars') }}
          found={(count) => word('found', { count })}
          keyOf={({ id }) => id}
          row={(feedback) => (
            <li className={classes.row}>
              <ReceivedCard feedback={feedback} onMark={onMark} />
            </li>
          )}
          empty={{ title: word('none.title'), text: t('none.text') }}
        />
      </section>
    </Page>
  );
}
