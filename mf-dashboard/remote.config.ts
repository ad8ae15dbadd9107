import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8104,
  budget: { firstView: 31_500 },
  routes: [
    { id: 'home', path: '/home', title: 'Home', requiresLogin: true },
    { id: 'my-courses', path: '/my-courses', title: 'My courses', requiresLogin: true },
    { id: 'notifications', path: '/notifications', title: 'Notifications', requiresLogin: true },
    {
      id: 'review',
      path: '/review',
      title: 'Course review',
      titles: { fr: 'Relecture des cours' },
      requiresLogin: true,
      permissions: ['review-course'],
    },
    {
      id: 'review-course',
      path: '/course/review/:slug',
      title: 'Review a course',
      titles: { fr: 'Relire un cours' },
      requiresLogin: true,
      permissions: ['review-course'],
    },
    {
      id: 'releases',
      path: '/dashboard/releases',
      title: 'Releases',
      requiresLogin: true,
      permissions: ['manage-releases'],
      menu: { place: 'profile', label: 'Releases' },
    },
    {
      id: 'release-audit',
      path: '/dashboard/releases/audit',
      title: 'Audit log of releases',
      requiresLogin: true,
      permissions: ['manage-releases'],
    },
    {
      id: 'release',
      path: '/dashboard/releases/:name',
      title: 'Releases of a remote',
      requiresLogin: true,
      permissions: ['manage-releases'],
    },
    {
      id: 'release-diff',
      path: '/dashboard/releases/:name/diff',
      title: 'Two versions compared',
      requiresLogin: true,
      permissions: ['manage-releases'],
    },
  ],
});
