import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8101,
  budget: { firstView: 16_500 },
  routes: [
    {
      id: 'marketplace',
      path: '/marketplace',
      title: 'Marketplace',
      titles: { fr: 'Catalogue' },
      requiresLogin: false,
      preload: ['marketplace'],
    },
    { id: 'results', path: '/marketplace/results', title: 'Courses', titles: { fr: 'Cours' }, requiresLogin: false },
    {
      id: 'categories',
      path: '/marketplace/category',
      title: 'Catalogue',
      titles: { fr: 'Le catalogue par catégorie' },
      requiresLogin: false,
      preload: ['categories'],
    },
    { id: 'browse', path: '/browse', title: 'Browse', titles: { fr: 'Parcourir' }, requiresLogin: false },
    {
      id: 'course-info',
      path: '/course-info/:slug',
      title: 'About this course',
      titles: { fr: 'À propos de ce cours' },
      requiresLogin: false,
      preload: ['course-info'],
    },
    {
      id: 'learning-path-info',
      path: '/learning-path-info/:slug',
      title: 'About this learning path',
      titles: { fr: 'À propos de ce parcours' },
      requiresLogin: false,
      preload: ['learning-path-info'],
    },
  ],
});
