import { Route, Routes } from 'react-router-dom';
import { RemoteProviders } from '@stoa/shared/remote/remote-providers.tsx';
import { CourseScreen } from './screens/course-screen.tsx';

export function App() {
  return (
    <RemoteProviders>
      <Routes>
        <Route path="/course/:slug" element={<CourseScreen />} />
      </Routes>
    </RemoteProviders>
  );
}
