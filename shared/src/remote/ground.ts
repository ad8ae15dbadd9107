/**
 * What every remote stands on, lent by the shell as one shared module: the build sends whoever imports these files here
 * (platform/toolchain/src/build/lent-modules.ts). `remote-providers.tsx` is not among them: each remote keeps a cache of its
 * own.
 */
export * from '../contract/site/addresses.ts';
export * from '../federation/create-remote.tsx';
export * from '../federation/lazy-screen.ts';
export * from '../federation/opened-from.tsx';
export * from '../federation/place.tsx';
export * from '../federation/platform-context.tsx';
export * from '../federation/remote-router.tsx';
export * from '../http/api.ts';
export * from '../http/api-error.ts';
export * from '../http/query-client.ts';
export * from '../i18n/messages/ui.ts';
export * from '../ui/empty-state.tsx';
export * from '../ui/error-state.tsx';
export * from '../ui/page.tsx';
export * from '../ui/page-header.tsx';
export * from '../ui/router-link.tsx';
export * from '../ui/skeletons.tsx';
export * from './load-failed.tsx';
export * from './screen-routes.tsx';
export * from './use-error-text.ts';
