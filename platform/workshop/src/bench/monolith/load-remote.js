/* eslint-disable import-x/no-restricted-paths -- the monolith is one build of everybody's sources */
/** In place of the shell's loading of remotes: the bundler's own lazy chunks. */
const remotes = {
  'mf-catalog': () => import(/* webpackChunkName: "mf-catalog" */ '../../../../../mf-catalog/src/remote.tsx'),
  'mf-player': () => import(/* webpackChunkName: "mf-player" */ '../../../../../mf-player/src/remote.tsx'),
  'mf-studio': () => import(/* webpackChunkName: "mf-studio" */ '../../../../../mf-studio/src/remote.tsx'),
  'mf-dashboard': () => import(/* webpackChunkName: "mf-dashboard" */ '../../../../../mf-dashboard/src/remote.tsx'),
  'mf-certificates': () =>
    import(/* webpackChunkName: "mf-certificates" */ '../../../../../mf-certificates/src/remote.tsx'),
};

export const loadRemote = ({ name }) => remotes[name]();
export const loadFiles = async ({ name }) => void (await remotes[name]());
