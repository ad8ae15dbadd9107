import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { remoteScreens } from '@stoa/shared/remote/remote-screens.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { screens } from './screens.ts';

const Screens = remoteScreens(
  screens,
  <Page>
    <RowSkeleton />
  </Page>,
);

export const App = () => (
  <RemoteProviders>
    <Screens />
  </RemoteProviders>
);
