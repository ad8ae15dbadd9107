import type { z } from 'zod';
import type { remoteRoute } from '@stoa/shared/platform-contract/release.ts';

/** What a remote's `remote.config.ts` says: all that its team decides about its place in the site. */
export interface RemoteConfig {
  /** Port of its dev server. */
  port: number;
  routes: z.input<typeof remoteRoute>[];
  /** Most brotli bytes its team allows itself; the contract gate holds it to that. */
  budget?: {
    /** Everything a first view downloads: the entry, the exposed module and its styles. */
    firstView: number;
  };
  /**
   * Libraries that it brings itself, in its own version, instead of borrowing them from the shell: `['react',
   * 'react-dom']`. Whoever brings another React does without all that the shell lends with its own.
   */
  own?: string[];
}

/**
 * Types a remote's configuration:
 *
 *     export default defineRemote({
 *       port: 8101,
 *       routes: [{ id: 'results', path: '/marketplace/results', title: 'Courses', requiresLogin: false }],
 *       budget: { firstView: 30_000 },
 *     });
 */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
