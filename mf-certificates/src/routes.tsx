import { Route, Routes } from 'react-router-dom';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { CertificateScreen } from './screens/certificate-screen.tsx';

export function App() {
  return (
    <RemoteProviders>
      <Routes>
        <Route path="/certificates/:slug" element={<CertificateScreen />} />
      </Routes>
    </RemoteProviders>
  );
}
