import { Route, Routes } from 'react-router-dom';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { paths } from './paths.ts';
import { SampleScreen } from './screens/sample-screen.tsx';

/** URL → screen. A second screen gets its code in a chunk of its own by `lazyWithRetry`. */
export function App() {
  return (
    <RemoteProviders>
      <Routes>
        <Route path={paths.sample} element={<SampleScreen />} />
      </Routes>
    </RemoteProviders>
  );
}
