import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { remoteScreens } from '@stoa/shared/remote/remote-screens.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useCoursesText } from './messages/courses.ts';
import { screens } from './screens.ts';

const Screens = remoteScreens(screens, <ScreenLoading />);

export const App = () => (
  <RemoteProviders>
    <Screens />
  </RemoteProviders>
);

function ScreenLoading() {
  const t = useCoursesText();
  return <RowSkeleton label={t('loading.studio')} />;
}
