import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8104,
  budget: { firstView: 31_500 },
  routes: [
    { id: 'home', path: '/home', title: 'Home', requiresLogin: true },
    { id: 'my-courses', path: '/my-courses', title: 'My courses', requiresLogin: true },
    { id: 'notifications', path: '/notifications', title: 'Notifications', requiresLogin: true },
    { id: 'review', path: '/review', title: 'Course review', requiresLogin: true, permissions: ['review-course'] },
    {
      id: 'review-course',
      path: '/course/review/:slug',
      title: 'Review a course',
      requiresLogin: true,
      permissions: ['review-course'],
    },
  ],
});
