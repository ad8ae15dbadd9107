import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { defineScreens } from '@stoa/shared/federation/define-screens.ts';

export const screens = defineScreens({
  marketplace: {
    path: addresses.marketplace,
    titles: { en: 'Marketplace', fr: 'Catalogue' },
    load: () => import(/* webpackChunkName: "marketplace" */ './screens/marketplace-screen.tsx'),
  },
  // Where most visits begin.
  results: {
    path: addresses.results,
    titles: { en: 'Courses', fr: 'Cours' },
    load: () => import(/* webpackMode: "eager" */ './screens/results-screen.tsx'),
  },
  categories: {
    path: addresses.categories,
    titles: { en: 'Catalogue', fr: 'Le catalogue par catégorie' },
    load: () => import(/* webpackChunkName: "categories" */ './screens/categories-screen.tsx'),
  },
  browse: {
    path: addresses.browse,
    titles: { en: 'Browse', fr: 'Parcourir' },
    redirect: addresses.marketplace,
  },
  'course-info': {
    path: addresses.courseInfo,
    titles: { en: 'About this course', fr: 'À propos de ce cours' },
    load: () => import(/* webpackChunkName: "course-info" */ './screens/course-info-screen.tsx'),
  },
  'learning-path-info': {
    path: addresses.learningPathInfo,
    titles: { en: 'About this learning path', fr: 'À propos de ce parcours' },
    load: () => import(/* webpackChunkName: "learning-path-info" */ './screens/learning-path-info-screen.tsx'),
  },
  'learning-paths': {
    path: addresses.learningPath,
    titles: { en: 'Learning paths', fr: 'Parcours d’apprentissage' },
    load: () => import(/* webpackChunkName: "learning-paths" */ './screens/learning-path-list-screen.tsx'),
  },
  'path-planner': {
    path: addresses.planLearningPath,
    titles: { en: 'Plan your own path', fr: 'Planifier son propre parcours' },
    load: () => import(/* webpackChunkName: "path-planner" */ './screens/path-planner-screen.tsx'),
  },
  instructor: {
    path: addresses.instructor,
    titles: { en: 'Teacher', fr: 'Formateur ou formatrice' },
    load: () => import(/* webpackChunkName: "instructor" */ './screens/instructor-screen.tsx'),
  },
  cart: {
    path: addresses.cart,
    titles: { en: 'Cart', fr: 'Panier' },
    load: () => import(/* webpackChunkName: "cart" */ './screens/cart-screen.tsx'),
  },
  payment: {
    path: addresses.payment,
    titles: { en: 'Payment', fr: 'Paiement' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "payment" */ './screens/payment-screen.tsx'),
  },
  // A gateway sends the payer back to it.
  'payment-return': {
    path: addresses.paymentReturn,
    titles: { en: 'Your payment', fr: 'Votre paiement' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "payment" */ './screens/payment-return-screen.tsx'),
  },
});
