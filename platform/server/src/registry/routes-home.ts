/** Where a remote says its routes, for whoever has to change one; a remote in another framework declares no screens. */
export const ROUTES_HOME = 'src/screens.ts, or in remote.config.ts if that lists its routes itself';
