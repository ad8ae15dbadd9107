import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { remoteScreens } from '@stoa/shared/remote/remote-screens.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { InDashboard } from './frame/in-dashboard.tsx';
import { screens } from './screens.ts';

const loading = (
  <Page>
    <RowSkeleton />
  </Page>
);
const Screens = remoteScreens(screens, loading);

export const App = () => (
  <RemoteProviders>
    <InDashboard loading={loading}>
      <Screens />
    </InDashboard>
  </RemoteProviders>
);
