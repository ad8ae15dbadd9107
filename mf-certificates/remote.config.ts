import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8105,
  routes: [
    { id: 'certificate', path: '/certificates/:slug', title: 'Certificate of Completion', requiresLogin: false },
    { id: 'certificates', path: '/certificates', title: 'My certificates', requiresLogin: true },
  ],
});
