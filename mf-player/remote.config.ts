import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8102,
  budget: { firstView: 16_000 },
  routes: [
    // `cp`: the route that the shell tells where it was opened from.
    { id: 'cp', path: '/course/:slug', title: 'Course', titles: { fr: 'Cours' }, requiresLogin: false },
    {
      id: 'preview',
      path: '/course/player/preview/:slug',
      title: 'Course preview',
      titles: { fr: 'Aperçu du cours' },
      requiresLogin: false,
    },
  ],
});
