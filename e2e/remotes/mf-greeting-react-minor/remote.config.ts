import { defineRemote } from '@stoa/toolchain/build/define-remote.ts';

export default defineRemote({
  port: 8192,
  budget: { firstView: 94_000 },
  own: ['react', 'react-dom', 'react-router-dom'],
  routes: [
    {
      id: 'try-react-minor',
      path: '/try/react-minor',
      title: 'A screen in another React',
      titles: { fr: 'Un écran dans un autre React' },
      requiresLogin: false,
    },
  ],
});
