import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '../contract/site/locales.ts';
import { renderScreen, type RenderedScreen, type RenderScreenOptions } from './render-screen.tsx';

/**
 * `renderScreen` in another language. Waits for its texts, which a component that is drawn without a boundary can't:
 *
 *     await renderIn('fr', <App />, { url: '/marketplace', replies });
 */
export const renderIn = (locale: Locale, app: ReactNode, options: RenderScreenOptions): Promise<RenderedScreen> =>
  act(async () => renderScreen(app, { ...options, locale }));
