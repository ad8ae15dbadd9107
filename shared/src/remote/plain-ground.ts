/** The ground of a remote in a page that lends it nothing; there it makes for itself what a shell would give. */
export * from './ground.ts';
export { createRemote } from './plain-remote.tsx';
