import type { OverridingRemote } from '@stoa/shared/platform-contract/release.ts';

/** What a dev server on this origin offers. */
export const aDevRemote = (origin: string, given: Partial<OverridingRemote> = {}): OverridingRemote => ({
  name: 'mf-player',
  version: '1.5.0-dev',
  entry: `${origin}/remoteEntry.js`,
  integrity: '',
  global: 'mf_player_dev',
  routes: [],
  preload: { remote: { js: [`${origin}/js/remote.js`], css: [] } },
  files: {},
  ...given,
});
