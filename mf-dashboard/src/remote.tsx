import { createRemote } from '@stoa/shared/federation/create-remote.tsx';
import { App } from './app.tsx';

export const { bootstrap, mount, update, unmount } = createRemote({ App });
