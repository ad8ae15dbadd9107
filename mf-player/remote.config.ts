import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8102,
  budget: { firstView: 30_500 },
  routes: [
    { id: 'course', path: '/course/:slug', title: 'Course', requiresLogin: false },
    { id: 'preview', path: '/course/player/preview/:slug', title: 'Course preview', requiresLogin: false },
  ],
});
