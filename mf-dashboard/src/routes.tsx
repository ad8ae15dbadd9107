import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { HomeScreen } from './learner/screens/home-screen.tsx';

const MyCoursesScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "my-courses" */ './learner/screens/my-courses-screen.tsx'))
    .MyCoursesScreen,
}));
const NotificationsScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "notifications" */ './learner/screens/notifications-screen.tsx'))
    .NotificationsScreen,
}));
const AccountSettingsScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "settings" */ './account/screens/account-settings-screen.tsx'))
    .AccountSettingsScreen,
}));
const EditProfileScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "profile" */ './account/screens/edit-profile-screen.tsx'))
    .EditProfileScreen,
}));
const BillingScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "billing" */ './account/screens/billing-screen.tsx')).BillingScreen,
}));
const ReviewQueueScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './desk/screens/review-queue-screen.tsx')).ReviewQueueScreen,
}));
const CourseReviewScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './desk/screens/course-review-screen.tsx'))
    .CourseReviewScreen,
}));
const ReviewCreatorsScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "review-creators" */ './desk/screens/review-creators-screen.tsx'))
    .ReviewCreatorsScreen,
}));
const CommunityScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "community" */ './community/screens/community-screen.tsx'))
    .CommunityScreen,
}));
const CommunityPostScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "community-post" */ './community/screens/community-post-screen.tsx'))
    .CommunityPostScreen,
}));
const CommunityModerationScreen = lazyWithRetry(async () => ({
  default: (
    await import(/* webpackChunkName: "community-moderation" */ './community/screens/community-moderation-screen.tsx')
  ).CommunityModerationScreen,
}));
const ReleasesScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "releases" */ './console/screens/releases-screen.tsx')).ReleasesScreen,
}));
const ReleaseScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "release" */ './console/screens/release-screen.tsx')).ReleaseScreen,
}));
const ReleaseDiffScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "release-diff" */ './console/screens/release-diff-screen.tsx'))
    .ReleaseDiffScreen,
}));
const ReleaseAuditScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "release-audit" */ './console/screens/release-audit-screen.tsx'))
    .ReleaseAuditScreen,
}));

export function App() {
  return (
    <RemoteProviders>
      <Suspense fallback={<ScreenLoading />}>
        <Routes>
          {/* The shell shows the signed-in home at / too. */}
          <Route path="/" element={<HomeScreen />} />
          <Route path="/home" element={<HomeScreen />} />
          <Route path="/my-courses" element={<MyCoursesScreen />} />
          <Route path="/notifications" element={<NotificationsScreen />} />
          <Route path="/account/settings" element={<AccountSettingsScreen />} />
          <Route path="/account/billing" element={<BillingScreen />} />
          <Route path="/profile/edit" element={<EditProfileScreen />} />
          <Route path="/review" element={<ReviewQueueScreen />} />

          <Route path="/review/creators" element={<ReviewCreatorsScreen />} />
          <Route path="/course/review/:slug" element={<CourseReviewScreen />} />
          <Route path="/community" element={<CommunityScreen />} />
          <Route path="/community/moderation" element={<CommunityModerationScreen />} />
          <Route path="/community/:id" element={<CommunityPostScreen />} />
          <Route path="/dashboard/releases" element={<ReleasesScreen />} />
          <Route path="/dashboard/releases/audit" element={<ReleaseAuditScreen />} />
          <Route path="/dashboard/releases/:name" element={<ReleaseScreen />} />
          <Route path="/dashboard/releases/:name/diff" element={<ReleaseDiffScreen />} />
        </Routes>
      </Suspense>
    </RemoteProviders>
  );
}

function ScreenLoading() {
  return (
    <Page>
      <RowSkeleton />
    </Page>
  );
}
