import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { usePlatform, useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isGone } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { KeysDialog } from '../../../ui/keys-dialog.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useAssessmentText } from '../../messages/assessment.ts';
import { JudgedWork } from './judged-work.tsx';
import { Judging } from './judging.tsx';
import { deskTo, writeFilters, type QueueFilters } from './queue-filters.ts';
import { ReviewHead } from './review-head.tsx';
import classes from './submission-review-page.module.css';
import { UnsentFeedback } from './unsent-feedback.tsx';
import { useNeighbours, type Neighbour } from './use-neighbours.ts';
import { useOpenFollowing } from './use-open-following.ts';
import { useReview } from './use-submissions.ts';
import { WorkPane } from './work-pane.tsx';

interface SubmissionReviewPageProps {
  id: string;
  /** Of the list that the work was opened from. */
  filters: QueueFilters;
}

const keys = ['n', 'p', 'a', 'r', '?'] as const;

/** One piece of work beside its judgement, and the way to the next. */
export function SubmissionReviewPage({ id, filters }: SubmissionReviewPageProps) {
  const t = useAssessmentText();
  const [, setSearch] = useSearchParams();
  const review = useReview(id);
  const neighbours = useNeighbours(filters, id);
  const [isKeysShown, setKeysShown] = useState(false);
  const open = (work: Neighbour | undefined) =>
    work && setSearch(writeFilters({ ...filters, page: work.page }, work.id));
  const tellDecided = useDecided(id, filters, neighbours.index);
  useScreenTitle(review.data && t('review.title', namesOf(review.data)));
  useKeys({
    n: () => open(neighbours.next),
    p: () => open(neighbours.previous),
    '?': () => setKeysShown(true),
  });

  if (review.isPending) {
    return (
      <Page>
        <RowSkeleton count={6} label={t('review.loading')} />
      </Page>
    );
  }
  if (review.isError && (!review.data || isGone(review.error))) {
    return <Page>{isGone(review.error) ? <GoneWork id={id} filters={filters} /> : <LoadFailed query={review} />}</Page>;
  }
  const work = review.data;
  return (
    <Page>
      <ReviewHead
        key={`head ${work.id}`}
        review={work}
        filters={filters}
        neighbours={neighbours}
        onOpen={open}
        onKeys={() => setKeysShown(true)}
      />
      <div className={classes.review} key={work.id}>
        <WorkPane review={work} />
        {work.status === 'submitted' ? (
          <Judging review={work} onDecided={(judged) => void tellDecided(judged)} />
        ) : (
          <JudgedWork review={work} />
        )}
      </div>
      {isKeysShown && (
        <KeysDialog
          title={t('keys.title')}
          lead={t('keys.lead')}
          keys={keys.map((key) => ({ key, act: t(`keys.${key}`) }))}
          switchLabel={t('keys.on')}
          onClose={() => setKeysShown(false)}
        />
      )}
    </Page>
  );
}

const namesOf = ({ asked, learner }: SubmissionReview) => ({ title: asked.title, name: learner.full_name });

/** Says what was decided, and goes on to what waits, unless somebody has gone elsewhere meanwhile. */
function useDecided(id: string, filters: QueueFilters, index: number) {
  const t = useAssessmentText();
  const { toasts } = usePlatform();
  const openFollowing = useOpenFollowing(filters, index);
  const openId = useRef<string>(undefined);
  useEffect(() => {
    openId.current = id;
    return () => {
      openId.current = undefined;
    };
  }, [id]);
  return async (judged: SubmissionReview) => {
    const done = t(judged.status === 'approved' ? 'done.approved' : 'done.returned', namesOf(judged));
    const isHere = () => openId.current === judged.id;
    const hasFollowing = await openFollowing(judged.id, isHere);
    toasts.show({ kind: 'success', message: hasFollowing ? done : t('done.last', { done }) });
  };
}

function GoneWork({ id, filters }: SubmissionReviewPageProps) {
  const t = useAssessmentText();
  return (
    <>
      <EmptyState
        order={1}
        title={t('gone.title')}
        text={t('gone.text')}
        action={<LinkButton to={deskTo(filters)}>{t('review.back')}</LinkButton>}
      />
      <UnsentFeedback key={id} submissionId={id} />
    </>
  );
}
