import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CertificateScreen } from './screens/certificate-screen.tsx';

// A certificate's own page is where strangers arrive; the others are asked for from within.
const VerifyScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "verify" */ './screens/verify-screen.tsx')).VerifyScreen,
}));
const CertificateListScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "certificate-list" */ './screens/certificate-list-screen.tsx'))
    .CertificateListScreen,
}));

// What one shows and how others see it are drawn alike: one chunk.
const PortfolioScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "portfolio" */ './screens/portfolio-screen.tsx')).PortfolioScreen,
}));
const SharedPortfolioScreen = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "portfolio" */ './screens/shared-portfolio-screen.tsx'))
    .SharedPortfolioScreen,
}));

export function App() {
  return (
    <RemoteProviders>
      <Suspense fallback={<ScreenLoading />}>
        <Routes>
          <Route path="/certificates" element={<CertificateListScreen />} />
          <Route path="/certificates/verify" element={<VerifyScreen />} />
          <Route path="/skills-portfolio" element={<PortfolioScreen />} />
          <Route path="/skills-portfolio/:share" element={<SharedPortfolioScreen />} />
          <Route path="/certificates/:slug" element={<CertificateScreen />} />
        </Routes>
      </Suspense>
    </RemoteProviders>
  );
}

const ScreenLoading = () => (
  <Page>
    <RowSkeleton />
  </Page>
);
