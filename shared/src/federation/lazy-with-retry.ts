import type { ComponentType } from 'react';
import { freshChunkAddresses } from './fresh-chunk-addresses.ts';
import { lazyScreen } from './lazy-screen.ts';

/** `lazyScreen` for chunks of this very build: a lost one is asked for under another address. */
export const lazyWithRetry = <P>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> =>
  lazyScreen(load, freshChunkAddresses);
