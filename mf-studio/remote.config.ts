import { defineRemote } from '@stoa/platform/build/define-remote.ts';

/** All that the shell and the gateway may know of the studio before they run it. */
export default defineRemote({
  port: 8103,
  budget: { firstView: 19_000 },
  routes: [
    {
      id: 'course-manage',
      path: '/course/manage',
      title: 'Manage courses',
      titles: { fr: 'Gérer les cours' },
      requiresLogin: true,
      permissions: ['view-course'],
    },
    {
      id: 'course-create',
      path: '/course/create',
      title: 'Create a course',
      titles: { fr: 'Créer un cours' },
      requiresLogin: true,
      permissions: ['create-course'],
      preload: ['create'],
    },
    {
      id: 'course-edit',
      path: '/course/edit/:slug',
      title: 'Edit course',
      titles: { fr: 'Modifier un cours' },
      requiresLogin: true,
      // Who was a creator reads here what they made.
      permissions: ['view-course'],
      preload: ['edit'],
    },
    {
      id: 'verify',
      path: '/verify',
      title: 'Teacher verification',
      titles: { fr: 'Vérification de formateur' },
      requiresLogin: true,
      preload: ['verification'],
    },
    {
      id: 'course-verify',
      path: '/course/verify',
      title: 'Teacher verification',
      titles: { fr: 'Vérification de formateur' },
      requiresLogin: true,
      permissions: ['view-course'],
      preload: ['verification'],
    },
  ],
});
