import { useParams } from 'react-router-dom';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { usePlatform, useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Alert, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinesSection } from '@stoa/shared/ui/lines-section.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { PathCourses } from '../features/path-review/path-courses.tsx';
import { PathDecision } from '../features/path-review/path-decision.tsx';
import { PathFacts } from '../features/path-review/path-facts.tsx';
import parts from '../features/path-review/path-review.module.css';
import { usePathReview } from '../features/path-review/use-path-review.ts';
import { ClaimBar } from '../features/review/claim-bar.tsx';
import { NextReview } from '../features/review/next-review.tsx';
import { REVIEW_FIELD } from '../features/review/reviewed.ts';
import { useClaimedBy } from '../features/review/use-claim.ts';
import { ReviewAssignment } from '../features/review/review-assignment.tsx';
import { useReviewText } from '../messages/review.ts';
import { usePathReviewText } from '../messages/path-review.ts';
import classes from './course-review-screen.module.css';

export default function PathReviewScreen() {
  const t = usePathReviewText();
  const { slug = '' } = useParams();
  const path = usePathReview(slug);
  useScreenTitle(path.data && t('title', { title: path.data.title }));
  if (path.isPending) {
    return (
      <Page>
        <RowSkeleton count={8} label={t('loading')} />
      </Page>
    );
  }
  if (path.isError) {
    const isGone = isApiError(path.error) && path.error.code === 'not_found';
    return <Page>{isGone ? <NoSuchPath /> : <LoadFailed query={path} />}</Page>;
  }
  return <PathReview key={path.data.id} path={path.data} />;
}

function NoSuchPath() {
  const t = usePathReviewText();
  return (
    <EmptyState
      order={1}
      title={t('gone')}
      text={t('gone.text')}
      action={<LinkButton to={to.review({ status: 'paths' })}>{t('gone.action')}</LinkButton>}
    />
  );
}

function PathReview({ path }: { path: PathBuilder }) {
  const reviewed = { thing: 'path', id: path.id } as const;
  const isWaiting = path.actions.includes('return');
  const claimedBy = useClaimedBy(reviewed, isWaiting);
  const t = usePathReviewText();
  const review = useReviewText();
  const { navigation } = usePlatform();
  return (
    <Page>
      <PageHeader
        title={path.title}
        subtitle={path.subtitle}
        breadcrumbs={[{ label: t('queue.title'), to: to.review({ status: 'paths' }) }, { label: path.title }]}
        actions={
          navigation.hasScreen(addresses.learningPathReports) && (
            <LinkButton variant="default" to={to.learningPathReports({ path: path.id })}>
              {t('report')}
            </LinkButton>
          )
        }
      />
      {isWaiting && <ClaimBar reviewed={reviewed} />}
      <NextReview reviewed={reviewed} />
      <div className={classes.layout}>
        <div className={classes.main}>
          <PathFacts path={path} />
          <Failing path={path} />
          <Section title={t('section.overview')}>
            <Markdown text={path.overview} />
          </Section>
          <LinesSection title={t('section.objectives')} lines={path.objectives} />
          <Section title={t('section.courses', { count: path.courses.length })}>
            <PathCourses path={path} />
          </Section>
          <Assignments path={path} />
        </div>
        <div className={classes.side}>
          {isWaiting && claimedBy !== undefined && (
            <Alert color="yellow">{review('decision.claimed', { thing: 'path', name: claimedBy })}</Alert>
          )}
          <PathDecision path={path} isOthers={claimedBy !== undefined} fieldId={REVIEW_FIELD} />
        </div>
      </div>
    </Page>
  );
}

/** What learners are asked to make, in full. */
function Assignments({ path }: { path: PathBuilder }) {
  const t = usePathReviewText();
  // An older API knows none.
  const assignments = path.assignments ?? [];
  if (assignments.length === 0) return null;
  return (
    <Section title={t('section.assignments')}>
      <RowList>
        {assignments.map((assignment) => (
          <li key={assignment.id}>
            <Text fw={650}>{assignment.title}</Text>
            <Text size="sm" c="dimmed">
              {t(assignment.required ? 'course.required' : 'course.optional')}
            </Text>
            <ReviewAssignment assignment={assignment} />
          </li>
        ))}
      </RowList>
    </Section>
  );
}

/** What has come to be missing since it was sent, as when a course was taken off. */
function Failing({ path }: { path: PathBuilder }) {
  const t = usePathReviewText();
  const rule = useRuleText();
  const failing = path.checklist.filter(({ passed }) => !passed);
  if (failing.length === 0) return null;
  return (
    <Alert color="yellow" title={t('failing')}>
      <ul className={parts.failing}>
        {failing.map(({ key, message }) => (
          <li key={key}>{rule(message)}</li>
        ))}
      </ul>
    </Alert>
  );
}
