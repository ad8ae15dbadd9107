import { IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { ActionIcon, Text, Title } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { PointingIcon } from '@stoa/shared/ui/pointing-icon.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { deskTo, type QueueFilters } from './queue-filters.ts';
import classes from './review-head.module.css';
import type { Neighbour, useNeighbours } from './use-neighbours.ts';

interface ReviewHeadProps {
  review: SubmissionReview;
  filters: QueueFilters;
  neighbours: ReturnType<typeof useNeighbours>;
  onOpen(work: Neighbour | undefined): void;
  onKeys(): void;
}

/** Whose work it is, and the way through the list. The keyboard begins here with every work that is opened. */
export function ReviewHead({ review, filters, neighbours, onOpen, onKeys }: ReviewHeadProps) {
  const t = useAssessmentText();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked, learner, course, path, attempt, late, submitted_at } = review;
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={classes.head}>
      <div className={classes.way}>
        <LinkAnchor to={deskTo(filters)}>{t('review.back')}</LinkAnchor>
        <Way neighbours={neighbours} onOpen={onOpen} onKeys={onKeys} />
      </div>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
        {t('review.title', { title: asked.title, name: learner.full_name })}
      </Title>
      <div className={classes.facts}>
        <PersonBadge name={learner.full_name} initial={learner.initial} image={learner.profile_image} size="sm" />
        {course && <LinkAnchor to={to.courseInfo({ slug: course.slug })}>{course.name}</LinkAnchor>}
        {path && <span>{path.name}</span>}
        <span>{t('review.attempt', { attempt })}</span>
        <time dateTime={submitted_at}>
          {t('review.handedIn', { ago: format.ago(submitted_at), date: format.moment(submitted_at) })}
        </time>
        {late && <StatusBadge tone="warning">{t('late')}</StatusBadge>}
      </div>
    </header>
  );
}

function Way({ neighbours, onOpen, onKeys }: Pick<ReviewHeadProps, 'neighbours' | 'onOpen' | 'onKeys'>) {
  const t = useAssessmentText();
  const { next, previous, number, total } = neighbours;
  return (
    <nav className={classes.steps} aria-label={t('review.way')}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('review.previous')}
        aria-keyshortcuts="p"
        disabled={!previous}
        onClick={() => onOpen(previous)}
      >
        <PointingIcon icon={IconChevronLeft} />
      </ActionIcon>
      {number !== undefined && <Text size="sm">{t('review.place', { place: number, total })}</Text>}
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('review.next')}
        aria-keyshortcuts="n"
        disabled={!next}
        onClick={() => onOpen(next)}
      >
        <PointingIcon icon={IconChevronRight} />
      </ActionIcon>
      <ActionIcon variant="subtle" size={44} aria-label={t('keys.title')} aria-keyshortcuts="?" onClick={onKeys}>
        <IconKeyboard size={22} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </nav>
  );
}
