import { createRemote } from '@stoa/shared/federation/create-remote.tsx';
import { App } from './routes.tsx';

export const { bootstrap, mount, update, unmount } = createRemote({ App });
