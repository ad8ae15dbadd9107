import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { defineScreens } from '@stoa/shared/federation/define-screens.ts';

const reviewedTitles = { en: 'Reports of learning paths', fr: 'Rapports des parcours' };
const loadPathReports = () => import(/* webpackChunkName: "reports" */ './screens/path-reports-screen.tsx');

export const screens = defineScreens({
  'course-manage': {
    path: addresses.manageCourses,
    titles: { en: 'Manage courses', fr: 'Gérer les cours' },
    needs: { permissions: ['view-course'] },
    load: () => import(/* webpackMode: "eager" */ './screens/manage-courses-screen.tsx'),
  },
  'course-create': {
    path: addresses.createCourse,
    titles: { en: 'Create a course', fr: 'Créer un cours' },
    needs: { permissions: ['create-course'] },
    load: () => import(/* webpackChunkName: "create" */ './screens/create-course-screen.tsx'),
  },
  'course-edit': {
    path: addresses.editCourse,
    titles: { en: 'Edit course', fr: 'Modifier un cours' },
    // Creators, who was one, partners of a micro course: they hold no permission in common, and the API alone says whose it is.
    needs: { login: true },
    load: () => import(/* webpackChunkName: "edit" */ './screens/edit-course-screen.tsx'),
  },
  'course-questions': {
    path: addresses.courseQuestions,
    titles: { en: 'Open questions', fr: 'Questions ouvertes' },
    // Who was a creator still answers for what they made, and partners for their micro courses.
    needs: { login: true },
    load: () => import(/* webpackChunkName: "questions" */ './screens/course-questions-screen.tsx'),
  },
  'micro-course-manage': {
    path: addresses.manageMicroCourses,
    titles: { en: 'Micro courses', fr: 'Micro-cours' },
    needs: { permissions: ['create-micro-course'] },
    load: () => import(/* webpackChunkName: "paths" */ './screens/manage-micro-courses-screen.tsx'),
  },
  'micro-course-create': {
    path: addresses.createMicroCourse,
    titles: { en: 'Create a micro course', fr: 'Créer un micro-cours' },
    needs: { permissions: ['create-micro-course'] },
    load: () => import(/* webpackChunkName: "create" */ './screens/create-micro-course-screen.tsx'),
  },
  'course-reports': {
    path: addresses.courseReports,
    titles: { en: 'Reports', fr: 'Rapports' },
    // Who once sold something, or sells learning paths, is owed it too.
    needs: { login: true },
    load: () => import(/* webpackChunkName: "reports" */ './screens/course-reports-screen.tsx'),
  },
  'path-view': {
    path: addresses.viewLearningPath,
    titles: { en: 'Your learning paths', fr: 'Vos parcours d’apprentissage' },
    needs: { permissions: ['view-learning-path'] },
    load: () => import(/* webpackChunkName: "paths" */ './screens/manage-paths-screen.tsx'),
  },
  'path-create': {
    path: addresses.createLearningPath,
    titles: { en: 'Create a learning path', fr: 'Créer un parcours' },
    needs: { permissions: ['create-learning-path'] },
    load: () => import(/* webpackChunkName: "paths" */ './screens/create-path-screen.tsx'),
  },
  'path-edit': {
    path: addresses.editLearningPath,
    titles: { en: 'Edit learning path', fr: 'Modifier un parcours' },
    // Who was a partner reads here what they made.
    needs: { permissions: ['view-learning-path'] },
    load: () => import(/* webpackChunkName: "path-edit" */ './screens/edit-path-screen.tsx'),
  },
  // Who reviews a path reads its report, which its address names.
  'path-reports-of-super-admins': {
    path: addresses.learningPathReports,
    titles: reviewedTitles,
    needs: { roles: ['super-admin'], permissions: ['review-course'] },
    load: loadPathReports,
  },
  'path-reports-of-admins': {
    path: addresses.learningPathReports,
    titles: reviewedTitles,
    needs: { roles: ['admin'], permissions: ['review-course'] },
    load: loadPathReports,
  },
  'path-reports': {
    path: addresses.learningPathReports,
    titles: { en: 'Reports of your learning paths', fr: 'Rapports de vos parcours' },
    needs: { permissions: ['view-learning-path'] },
    load: loadPathReports,
  },
  verify: {
    path: addresses.verifyCreator,
    titles: { en: 'Teacher verification', fr: 'Vérification de formateur' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "verification" */ './screens/verification-screen.tsx'),
  },
  'course-verify': {
    path: addresses.verifyTeacher,
    titles: { en: 'Teacher verification', fr: 'Vérification de formateur' },
    needs: { permissions: ['view-course'] },
    load: () => import(/* webpackChunkName: "verification" */ './screens/verification-screen.tsx'),
  },
});
