import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { isInDashboard } from './dashboard-paths.ts';

const DashboardFrame = lazyWithRetry(() => import(/* webpackChunkName: "dashboard-frame" */ './dashboard-frame.tsx'));

interface InDashboardProps {
  /** Until the frame has come. */
  loading: ReactNode;
  children: ReactNode;
}

/** Puts the screens of those who run the site into their frame, which stays while they go from one to the next. */
export function InDashboard({ loading, children }: InDashboardProps) {
  const { pathname } = useLocation();
  if (!isInDashboard(pathname)) return children;
  return (
    <Suspense fallback={loading}>
      <DashboardFrame>{children}</DashboardFrame>
    </Suspense>
  );
}
