import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8101,
  budget: { firstView: 32_500 },
  routes: [
    { id: 'marketplace', path: '/marketplace', title: 'Marketplace', requiresLogin: false, preload: ['marketplace'] },
    { id: 'results', path: '/marketplace/results', title: 'Courses', requiresLogin: false },
    {
      id: 'categories',
      path: '/marketplace/category',
      title: 'Catalogue',
      requiresLogin: false,
      preload: ['categories'],
    },
    { id: 'browse', path: '/browse', title: 'Browse', requiresLogin: false },
    {
      id: 'course-info',
      path: '/course-info/:slug',
      title: 'About this course',
      requiresLogin: false,
      preload: ['course-info'],
    },
    {
      id: 'learning-path-info',
      path: '/learning-path-info/:slug',
      title: 'About this learning path',
      requiresLogin: false,
      preload: ['learning-path-info'],
    },
  ],
});
