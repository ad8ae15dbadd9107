import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';

export default defineRemote({
  port: 8193,
  routes: [
    { id: 'tidy', path: '/try/tidy', title: 'A screen that tidies up', requiresLogin: false },
    { id: 'leaky', path: '/try/leaky', title: 'A screen that leaves things behind', requiresLogin: false },
  ],
});
