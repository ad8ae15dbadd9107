import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';

export default defineRemote({
  port: 8191,
  budget: { firstView: 43_000 },
  routes: [
    {
      id: 'try-vue',
      path: '/try/vue',
      title: 'A screen in Vue',
      titles: { fr: 'Un écran en Vue' },
      requiresLogin: false,
    },
  ],
});
