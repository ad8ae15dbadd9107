import { Route, Routes } from 'react-router-dom';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { HomeScreen } from './screens/home-screen.tsx';

export function App() {
  return (
    <RemoteProviders>
      <Routes>
        <Route path="/home" element={<HomeScreen />} />
      </Routes>
    </RemoteProviders>
  );
}
