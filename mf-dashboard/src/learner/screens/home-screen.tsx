import { Suspense } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { EnrolledCourse } from '@stoa/shared/contract/learning/enrolments.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { DeletionNotice } from '../../ui/deletion-notice.tsx';
import { ContinueCard } from '../features/enrolments/continue-card.tsx';
import { EnrolledCard } from '../features/enrolments/enrolled-card.tsx';
import { useEnrolments } from '../features/enrolments/use-enrolments.ts';
import { useHomeText } from '../messages/home.ts';

const HomeMore = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "home-more" */ '../sections/home-more.tsx')).HomeMore,
}));

/** Who has a dashboard need not learn here. */
const deskPermissions = ['view-admin-dashboard', 'view-partner-dashboard', 'review-course'] as const;

/** What to go on with, first; then what else there is. */
export default function HomeScreen() {
  const t = useHomeText();
  const { user, permissions } = useSession();
  const hasDesk = deskPermissions.some((permission) => permissions.includes(permission));
  const enrolments = useEnrolments({ status: 'active', per_page: 5 });
  const name = user?.first_name ?? '';
  return (
    <Page>
      <PageHeader title={t(user?.first_login ? 'hello.first' : 'hello.again', { name })} actions={<OtherPlaces />} />
      <DeletionNotice />
      {enrolments.isPending && <UnsettledSkeleton height="16rem" label={t('loading')} />}
      {enrolments.isError && <LoadFailed query={enrolments} title={t('failed')} />}
      {enrolments.data && !(hasDesk && enrolments.data.total === 0) && (
        <Learning enrolled={enrolments.data.items} total={enrolments.data.total} />
      )}
      <Suspense>
        <HomeMore />
      </Suspense>
    </Page>
  );
}

/** Where this person works, besides learning. */
function OtherPlaces() {
  const t = useHomeText();
  const { permissions } = useSession();
  const places = [
    { any: deskPermissions, to: to.dashboard(), label: t('dashboard') },
    { any: ['create-course'] as const, to: to.manageCourses(), label: t('studio') },
  ];
  return places
    .filter(({ any }) => any.some((permission) => permissions.includes(permission)))
    .map(({ to, label }) => (
      <LinkButton key={to} to={to} variant="default">
        {label}
      </LinkButton>
    ));
}

function Learning({ enrolled, total }: { enrolled: readonly EnrolledCourse[]; total: number }) {
  const t = useHomeText();
  const [latest, ...others] = enrolled;
  if (!latest) {
    return (
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={<LinkButton to={to.marketplace()}>{t('none.action')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <ContinueCard enrolled={latest} />
      {others.length > 0 && (
        <Section
          title={t('alsoInProgress')}
          action={
            total > enrolled.length && <LinkAnchor to={to.myCourses()}>{t('allCourses', { count: total })}</LinkAnchor>
          }
        >
          <CourseCardGrid>
            {others.map((course) => (
              <EnrolledCard key={course.id} enrolled={course} />
            ))}
          </CourseCardGrid>
        </Section>
      )}
    </>
  );
}
