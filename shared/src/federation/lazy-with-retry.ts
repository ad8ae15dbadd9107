import type { ComponentType } from 'react';
import { freshChunkAddresses } from './fresh-chunk-addresses.ts';
import { lazyScreen, type LazyComponent } from './lazy-screen.ts';

/** `lazyScreen` for chunks of this very build: a lost one is asked for under another address. */
export const lazyWithRetry = <P>(load: () => Promise<{ default: ComponentType<P> }>): LazyComponent<P> =>
  lazyScreen(load, freshChunkAddresses);
