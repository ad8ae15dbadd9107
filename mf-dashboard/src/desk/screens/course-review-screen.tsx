import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CommentAnchor } from '@stoa/shared/contract/teaching/review-comments.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { Alert, Paper, Text } from '@stoa/shared/kit';
import { LinesSection } from '@stoa/shared/ui/lines-section.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { Price } from '@stoa/shared/ui/price.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { StatusBadge, courseTone } from '@stoa/shared/ui/status-badge.tsx';
import { wholeCourse } from '../features/review/anchor-of.ts';
import { CommentForm } from '../features/review/comment-form.tsx';
import { CourseChanges } from '../features/review/course-changes.tsx';
import { PublishForm } from '../features/review/publish-form.tsx';
import { ReviewChecklist } from '../features/review/review-checklist.tsx';
import { ReviewComments } from '../features/review/review-comments.tsx';
import { ReviewCurriculum } from '../features/review/review-curriculum.tsx';
import { UnpublishForm } from '../features/review/unpublish-form.tsx';
import { ClaimBar } from '../features/review/claim-bar.tsx';
import { NextReview } from '../features/review/next-review.tsx';
import { REVIEW_FIELD } from '../features/review/reviewed.ts';
import { useClaimedBy } from '../features/review/use-claim.ts';
import { useCourseReview, useDecide } from '../features/review/use-review.ts';
import classes from './course-review-screen.module.css';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useReviewText } from '../messages/review.ts';

export default function CourseReviewScreen() {
  const t = useReviewText();
  const { slug = '' } = useParams();
  const course = useCourseReview(slug);
  useScreenTitle(course.data && t('course.title', { name: course.data.name }));
  if (course.isPending) {
    return (
      <Page>
        <RowSkeleton count={8} label={t('course.loading')} />
      </Page>
    );
  }
  if (course.isError) {
    const isGone = isApiError(course.error) && course.error.code === 'not_found';
    return <Page>{isGone ? <NoSuchCourse /> : <LoadFailed query={course} />}</Page>;
  }
  return <CourseReview key={course.data.id} course={course.data} />;
}

function NoSuchCourse() {
  const t = useReviewText();
  return (
    <EmptyState
      order={1}
      title={t('course.gone')}
      text={t('course.gone.text')}
      action={<LinkButton to={to.review()}>{t('course.gone.action')}</LinkButton>}
    />
  );
}

function CourseReview({ course }: { course: CourseBuilder }) {
  const t = useReviewText();
  const [about, setAbout] = useState(wholeCourse);
  const decide = useDecide(course);
  const reviewed = { thing: 'course', id: course.id } as const;
  const claimedBy = useClaimedBy(reviewed, course.actions.includes('comment') || course.actions.includes('publish'));
  const commentOn = (part: CommentAnchor) => {
    setAbout(part);
    document.getElementById(REVIEW_FIELD)?.focus();
  };
  const failing = course.checklist.filter((line) => !line.passed && line.severity === 'required').length;
  const checklist = (
    <Section title={t('section.checklist')}>
      <ReviewChecklist lines={course.checklist} />
    </Section>
  );
  return (
    <Page>
      <PageHeader
        title={course.name}
        subtitle={course.short_description}
        breadcrumbs={[{ label: t('queue.title'), to: to.review() }, { label: course.name }]}
        actions={
          <LinkButton to={to.preview({ slug: course.slug })} variant="default">
            {t('course.player')}
          </LinkButton>
        }
      />
      {course.actions.includes('comment') && <ClaimBar reviewed={reviewed} />}
      <NextReview reviewed={reviewed} />
      <div className={classes.layout}>
        <div className={classes.main}>
          <Facts course={course} />
          {course.submission_note && (
            <Section title={t('section.note')}>
              <Text className={classes.note ?? ''}>{course.submission_note}</Text>
            </Section>
          )}
          {!course.has_revision && checklist}
          <CourseChanges
            course={course}
            onComment={course.actions.includes('comment') && claimedBy === undefined ? commentOn : undefined}
            whole={<WholeCourse course={course} />}
          />
          {course.has_revision && checklist}
        </div>
        <div className={classes.side}>
          <Decision
            course={course}
            claimedBy={claimedBy}
            failing={failing}
            decide={decide}
            about={about}
            onAbout={setAbout}
          />
          <Section title={t('section.comments')}>
            <ReviewComments comments={course.comments} reply={decide.reply} />
          </Section>
        </div>
      </div>
    </Page>
  );
}

function WholeCourse({ course }: { course: CourseBuilder }) {
  const t = useReviewText();
  return (
    <>
      <Section title={t('section.curriculum')}>
        <ReviewCurriculum course={course} />
      </Section>
      <Section title={t('section.description')}>
        <Markdown text={course.description} />
      </Section>
      <LinesSection title={t('section.objectives')} lines={course.objectives} />
      <LinesSection title={t('section.requirements')} lines={course.requirements} />
      <LinesSection title={t('section.audience')} lines={course.audience} />
    </>
  );
}

function Facts({ course }: { course: CourseBuilder }) {
  const t = useReviewText();
  const word = useCourseWords();
  const format = useFormat();
  const nameOf = useCategoryName();
  const { category, level, content_type, price_minor, currency, creator, submitted_at, publish_at } = course;
  const silent = course.modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ kind, captions_file }) => (kind === 'video' || kind === 'audio') && captions_file === null);
  const trail = category && [category.category, category.sub_category, category.final_category].map(nameOf).join(' › ');
  return (
    <div className={classes.facts}>
      <div className={classes.cover}>
        <CourseCover src={course.cover_url} title={course.name} eager />
      </div>
      <FactList>
        <Fact name={t('fact.status')}>
          <StatusBadge tone={courseTone(course.status)}>{word(`status.${course.status}`)}</StatusBadge>{' '}
          {course.is_micro && <StatusBadge tone="neutral">{word('micro')}</StatusBadge>}
        </Fact>
        <Fact name={t('fact.author')}>{creator.full_name}</Fact>
        {submitted_at && <Fact name={t('fact.sent')}>{format.date(submitted_at)}</Fact>}
        {publish_at && <Fact name={t('fact.publishAt')}>{format.moment(publish_at)}</Fact>}
        {trail && <Fact name={t('fact.category')}>{trail}</Fact>}
        {level && <Fact name={t('fact.level')}>{word(`level.${level}`)}</Fact>}
        {content_type && <Fact name={t('fact.format')}>{word(`contentType.${content_type}`)}</Fact>}
        <Fact name={t('fact.price')}>
          <Price minor={price_minor} currency={currency} />
        </Fact>
        {silent.length > 0 && (
          <Fact name={t('fact.captions')}>
            {t('captions.missing', { lessons: format.list(silent.map(({ title }) => title)) })}{' '}
            {course.captions_waiver && t('captions.reason', { reason: course.captions_waiver })}
          </Fact>
        )}
      </FactList>
    </div>
  );
}

interface DecisionProps {
  course: CourseBuilder;
  /** Another reviewer, whose it is for now. */
  claimedBy: string | undefined;
  failing: number;
  decide: ReturnType<typeof useDecide>;
  about: CommentAnchor;
  onAbout(about: CommentAnchor): void;
}

/** Only what this reviewer may do with the course as it stands. */
function Decision({ course, claimedBy, failing, decide, about, onAbout }: DecisionProps) {
  const t = useReviewText();
  const word = useCourseWords();
  const { publish, comment, unpublish } = decide;
  const may = (action: CourseBuilder['actions'][number]) => course.actions.includes(action);
  if (!may('publish') && !may('comment') && !may('unpublish')) {
    return <Alert color="gray">{t('decision.none', { status: word(`status.${course.status}`) })}</Alert>;
  }
  const isOthers = claimedBy !== undefined && (may('publish') || may('comment'));
  return (
    <>
      {isOthers && <Alert color="yellow">{t('decision.claimed', { thing: 'course', name: claimedBy })}</Alert>}
      {may('publish') && !isOthers && (
        <Paper withBorder p="lg">
          <Section title={t('section.publish')}>
            <PublishForm publish={publish} failing={failing} />
          </Section>
        </Paper>
      )}
      {may('comment') && (
        <Paper withBorder p="lg">
          <Section title={t('section.tell')}>
            <CommentForm course={course} comment={comment} about={about} onAbout={onAbout} isDisabled={isOthers} />
          </Section>
        </Paper>
      )}
      {may('unpublish') && (
        <Paper withBorder p="lg">
          <Section title={t('section.unpublish')}>
            <UnpublishForm unpublish={unpublish} />
          </Section>
        </Paper>
      )}
    </>
  );
}
