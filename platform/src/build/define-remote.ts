import type { z } from 'zod';
import type { remoteRoute } from '@stoa/shared/contract/release.ts';

/** What a remote's `remote.config.ts` says: all that its team decides about its place in the site. */
export interface RemoteConfig {
  /** Port of its dev server. */
  port: number;
  routes: z.input<typeof remoteRoute>[];
}

/**
 * Types a remote's configuration:
 *
 *     export default defineRemote({
 *       port: 8101,
 *       routes: [{ id: 'results', path: '/marketplace/results', title: 'Courses', requiresLogin: false }],
 *     });
 */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
