import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { StudioRoutes } from './routes.tsx';

export const App = () => (
  <RemoteProviders>
    <StudioRoutes />
  </RemoteProviders>
);
