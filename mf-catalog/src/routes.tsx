import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { paths } from './paths.ts';
import { ResultsScreen } from './screens/results-screen.tsx';

// The results are where most visits begin; the rest comes when it is asked for.
const MarketplaceScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "marketplace" */ './screens/marketplace-screen.tsx')).MarketplaceScreen,
}));
const CategoriesScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "categories" */ './screens/categories-screen.tsx')).CategoriesScreen,
}));
const CourseInfoScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "course-info" */ './screens/course-info-screen.tsx')).CourseInfoScreen,
}));
const LearningPathInfoScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "learning-path-info" */ './screens/learning-path-info-screen.tsx'))
    .LearningPathInfoScreen,
}));

export function App() {
  return (
    <RemoteProviders>
      <Suspense fallback={<ScreenLoading />}>
        <Routes>
          <Route path="/marketplace" element={<MarketplaceScreen />} />
          <Route path="/marketplace/results" element={<ResultsScreen />} />
          <Route path="/marketplace/category" element={<CategoriesScreen />} />
          <Route path="/browse" element={<Navigate to={paths.marketplace} replace />} />
          <Route path="/course-info/:slug" element={<CourseInfoScreen />} />
          <Route path="/learning-path-info/:slug" element={<LearningPathInfoScreen />} />
        </Routes>
      </Suspense>
    </RemoteProviders>
  );
}

function ScreenLoading() {
  return (
    <Page>
      <CardGridSkeleton label={useUiText()('loading')} />
    </Page>
  );
}
