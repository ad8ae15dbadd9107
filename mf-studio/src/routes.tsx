import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useCoursesText } from './messages/courses.ts';
import { ManageCoursesScreen } from './screens/manage-courses-screen.tsx';

const CreateCourseScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "create" */ './screens/create-course-screen.tsx')).CreateCourseScreen,
}));
const EditCourseScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "edit" */ './screens/edit-course-screen.tsx')).EditCourseScreen,
}));
const VerificationScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "verification" */ './screens/verification-screen.tsx'))
    .VerificationScreen,
}));

export const App = () => (
  <RemoteProviders>
    <StudioRoutes />
  </RemoteProviders>
);

function StudioRoutes() {
  const t = useCoursesText();
  return (
    <Suspense fallback={<RowSkeleton label={t('loading.studio')} />}>
      <Routes>
        <Route path="/course/manage" element={<ManageCoursesScreen />} />
        <Route path="/course/create" element={<CreateCourseScreen />} />
        <Route path="/course/edit/:slug" element={<EditCourseScreen />} />
        <Route path="/verify" element={<VerificationScreen />} />
        <Route path="/course/verify" element={<VerificationScreen />} />
      </Routes>
    </Suspense>
  );
}
