import { createRemote } from '@stoa/shared/federation/create-remote.tsx';
import { GreetingScreen } from './greeting-screen.tsx';

export const { bootstrap, mount, update, unmount } = createRemote({ App: GreetingScreen });
