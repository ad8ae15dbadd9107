import { Route, Routes } from 'react-router-dom';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { PlayerScreen } from './screens/player-screen.tsx';

export function App() {
  return (
    <RemoteProviders>
      <Routes>
        <Route path="/course/:slug" element={<PlayerScreen />} />
        <Route path="/course/player/preview/:slug" element={<PlayerScreen isPreview />} />
      </Routes>
    </RemoteProviders>
  );
}
