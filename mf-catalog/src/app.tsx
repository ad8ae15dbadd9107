import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { remoteScreens } from '@stoa/shared/remote/remote-screens.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { screens } from './screens.ts';

const Screens = remoteScreens(screens, <ScreenLoading />);

export const App = () => (
  <RemoteProviders>
    <Screens />
  </RemoteProviders>
);

function ScreenLoading() {
  return (
    <Page>
      <CardGridSkeleton label={useUiText()('loading')} />
    </Page>
  );
}
