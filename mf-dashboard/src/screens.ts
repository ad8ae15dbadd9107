import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { defineScreens } from '@stoa/shared/federation/define-screens.ts';

const dashboardTitles = { en: 'Dashboard', fr: 'Tableau de bord' };
const loadDashboard = () => import(/* webpackChunkName: "dashboard" */ './desk/screens/dashboard-screen.tsx');

export const screens = defineScreens({
  // Where a signed-in person arrives. The shell shows their home at / too.
  home: {
    path: addresses.home,
    also: addresses.landing,
    titles: { en: 'Home', fr: 'Accueil' },
    needs: { login: true },
    load: () => import(/* webpackMode: "eager" */ './learner/screens/home-screen.tsx'),
  },
  'my-courses': {
    path: addresses.myCourses,
    titles: { en: 'My courses', fr: 'Mes cours' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "my-courses" */ './learner/screens/my-courses-screen.tsx'),
  },
  notifications: {
    path: addresses.notifications,
    titles: { en: 'Notifications', fr: 'Notifications' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "notifications" */ './learner/screens/notifications-screen.tsx'),
  },

  'account-settings': {
    path: addresses.accountSettings,
    titles: { en: 'Account settings', fr: 'Paramètres du compte' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "settings" */ './account/screens/account-settings-screen.tsx'),
  },
  unsubscribe: {
    path: addresses.unsubscribe,
    titles: { en: 'Emails that you get', fr: 'Les e-mails que vous recevez' },
    load: () => import(/* webpackChunkName: "unsubscribe" */ './account/screens/unsubscribe-screen.tsx'),
  },
  'account-billing': {
    path: addresses.accountBilling,
    titles: { en: 'Billing', fr: 'Facturation' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "billing" */ './account/screens/billing-screen.tsx'),
  },
  'profile-edit': {
    path: addresses.editProfile,
    titles: { en: 'Your profile', fr: 'Votre profil' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "profile" */ './account/screens/edit-profile-screen.tsx'),
  },

  // One screen, which three roles have: each finds on it what theirs may see. For everyone else there is none.
  'dashboard-of-super-admins': {
    path: addresses.dashboard,
    titles: dashboardTitles,
    needs: { roles: ['super-admin'], permissions: ['view-admin-dashboard'] },
    load: loadDashboard,
  },
  'dashboard-of-admins': {
    path: addresses.dashboard,
    titles: dashboardTitles,
    needs: { roles: ['admin'], permissions: ['review-course'] },
    load: loadDashboard,
  },
  'dashboard-of-partners': {
    path: addresses.dashboard,
    titles: dashboardTitles,
    needs: { roles: ['partner'], permissions: ['view-partner-dashboard'] },
    load: loadDashboard,
  },

  review: {
    path: addresses.review,
    titles: { en: 'Course review', fr: 'Relecture des cours' },
    needs: { permissions: ['review-course'] },
    load: () => import(/* webpackChunkName: "review" */ './desk/screens/review-queue-screen.tsx'),
  },
  'review-course': {
    path: addresses.reviewCourse,
    titles: { en: 'Review a course', fr: 'Relire un cours' },
    needs: { permissions: ['review-course'] },
    load: () => import(/* webpackChunkName: "review" */ './desk/screens/course-review-screen.tsx'),
  },
  'review-path': {
    path: addresses.reviewLearningPath,
    titles: { en: 'Review a learning path', fr: 'Relire un parcours' },
    needs: { permissions: ['review-course'] },
    load: () => import(/* webpackChunkName: "review" */ './desk/screens/path-review-screen.tsx'),
  },
  'review-creators': {
    path: addresses.reviewCreators,
    titles: { en: 'Creator requests', fr: 'Demandes de formateurs' },
    needs: { permissions: ['verify-creator'] },
    menu: { place: 'profile', labels: { en: 'Creator requests', fr: 'Demandes de formateurs' } },
    load: () => import(/* webpackChunkName: "review-creators" */ './desk/screens/review-creators-screen.tsx'),
  },
  'portfolio-assessment': {
    path: addresses.portfolioAssessment,
    titles: { en: 'Review portfolio assignments', fr: 'Évaluer les travaux' },
    needs: { permissions: ['review-assignment'] },
    menu: { place: 'profile', labels: { en: 'Review portfolio assignments', fr: 'Évaluer les travaux' } },
    load: () => import(/* webpackChunkName: "portfolio-assessment" */ './desk/screens/portfolio-assessment-screen.tsx'),
  },
  'path-assessments': {
    path: addresses.learningPathAssessments,
    titles: { en: 'Assessments of learning paths', fr: 'Évaluations des parcours' },
    needs: { permissions: ['review-assignment'] },
    load: () => import(/* webpackChunkName: "portfolio-assessment" */ './desk/screens/path-assessments-screen.tsx'),
  },
  // Who hosts a class need not teach, and who works for the site holds no permission in common with those who do: whose
  // registers somebody keeps, the API alone says.
  'course-attendance': {
    path: addresses.attendance,
    titles: { en: 'Course attendance', fr: 'Présence aux cours' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "course-attendance" */ './desk/screens/course-attendance-screen.tsx'),
  },
  'all-courses': {
    path: addresses.allCourses,
    titles: { en: 'All courses', fr: 'Tous les cours' },
    needs: { permissions: ['review-course'] },
    load: () => import(/* webpackChunkName: "all-courses" */ './desk/screens/all-courses-screen.tsx'),
  },
  coupons: {
    path: addresses.coupons,
    titles: { en: 'Coupons', fr: 'Codes de réduction' },
    needs: { permissions: ['manage-coupons'] },
    menu: { place: 'profile', labels: { en: 'Coupons', fr: 'Codes de réduction' } },
    load: () => import(/* webpackChunkName: "money" */ './desk/screens/coupons-screen.tsx'),
  },
  plans: {
    path: addresses.plans,
    titles: { en: 'Plans', fr: 'Formules' },
    needs: { permissions: ['manage-payments'] },
    menu: { place: 'profile', labels: { en: 'Plans', fr: 'Formules' } },
    load: () => import(/* webpackChunkName: "money" */ './desk/screens/plans-screen.tsx'),
  },
  taxes: {
    path: addresses.taxes,
    titles: { en: 'Taxes', fr: 'Taxes' },
    needs: { permissions: ['manage-payments'] },
    menu: { place: 'profile', labels: { en: 'Taxes', fr: 'Taxes' } },
    load: () => import(/* webpackChunkName: "money" */ './desk/screens/taxes-screen.tsx'),
  },

  help: {
    path: addresses.help,
    titles: { en: 'Help Centre', fr: 'Centre d’aide' },
    load: () => import(/* webpackChunkName: "help" */ './help/screens/help-screen.tsx'),
  },
  'help-article': {
    path: addresses.helpArticle,
    titles: { en: 'Help', fr: 'Aide' },
    load: () => import(/* webpackChunkName: "help-article" */ './help/screens/help-article-screen.tsx'),
  },
  'help-desk': {
    path: addresses.helpDesk,
    titles: { en: 'Articles of the Help Centre', fr: 'Articles du centre d’aide' },
    needs: { permissions: ['view-admin-dashboard'] },
    load: () => import(/* webpackChunkName: "site" */ './desk/screens/help-desk-screen.tsx'),
  },
  'help-desk-article': {
    path: addresses.helpDeskArticle,
    titles: { en: 'Edit an article', fr: 'Modifier un article' },
    needs: { permissions: ['view-admin-dashboard'] },
    load: () => import(/* webpackChunkName: "site" */ './desk/screens/help-desk-article-screen.tsx'),
  },

  community: {
    path: addresses.community,
    titles: { en: 'Community', fr: 'Communauté' },
    load: () => import(/* webpackChunkName: "community" */ './community/screens/community-screen.tsx'),
  },
  'community-moderation': {
    path: addresses.communityModeration,
    titles: { en: 'Moderation', fr: 'Modération' },
    needs: { permissions: ['moderate-content'] },
    load: () =>
      import(/* webpackChunkName: "community-moderation" */ './community/screens/community-moderation-screen.tsx'),
  },
  'community-post': {
    path: addresses.communityPost,
    titles: { en: 'Discussion', fr: 'Discussion' },
    load: () => import(/* webpackChunkName: "community-post" */ './community/screens/community-post-screen.tsx'),
  },

  payments: {
    path: addresses.payments,
    titles: { en: 'Payments', fr: 'Paiements' },
    needs: { permissions: ['manage-payments'] },
    menu: { place: 'profile', labels: { en: 'Payments', fr: 'Paiements' } },
    load: () => import(/* webpackChunkName: "money" */ './desk/screens/payments-screen.tsx'),
  },
  refunds: {
    path: addresses.refunds,
    titles: { en: 'Refund requests', fr: 'Demandes de remboursement' },
    needs: { permissions: ['manage-payments'] },
    load: () => import(/* webpackChunkName: "money" */ './desk/screens/refunds-screen.tsx'),
  },
  totals: {
    path: addresses.totals,
    titles: { en: 'Totals', fr: 'Totaux' },
    needs: { permissions: ['manage-payments'] },
    load: () => import(/* webpackChunkName: "money" */ './desk/screens/totals-screen.tsx'),
  },
  'gateway-events': {
    path: addresses.gatewayEvents,
    titles: { en: 'Gateway events', fr: 'Messages du prestataire' },
    needs: { permissions: ['manage-payments'] },
    load: () => import(/* webpackChunkName: "money" */ './desk/screens/gateway-events-screen.tsx'),
  },
  payouts: {
    path: addresses.payouts,
    titles: { en: 'Payouts', fr: 'Versements' },
    needs: { permissions: ['manage-payments'] },
    load: () => import(/* webpackChunkName: "money" */ './desk/screens/payouts-screen.tsx'),
  },
  transaction: {
    path: addresses.transaction,
    titles: { en: 'Payment', fr: 'Paiement' },
    needs: { permissions: ['manage-payments'] },
    load: () => import(/* webpackChunkName: "payment" */ './desk/screens/transaction-screen.tsx'),
  },

  people: {
    path: addresses.people,
    titles: { en: 'People', fr: 'Personnes' },
    needs: { permissions: ['manage-users'] },
    load: () => import(/* webpackChunkName: "people" */ './desk/screens/people-screen.tsx'),
  },
  person: {
    path: addresses.person,
    titles: { en: 'Account', fr: 'Compte' },
    needs: { permissions: ['manage-users'] },
    load: () => import(/* webpackChunkName: "people" */ './desk/screens/person-screen.tsx'),
  },
  'duplicate-accounts': {
    path: addresses.duplicateAccounts,
    titles: { en: 'Likely duplicates', fr: 'Doublons probables' },
    needs: { permissions: ['manage-users'] },
    load: () => import(/* webpackChunkName: "people" */ './desk/screens/duplicate-accounts-screen.tsx'),
  },
  'merge-accounts': {
    path: addresses.mergeAccounts,
    titles: { en: 'Merge accounts', fr: 'Fusionner des comptes' },
    needs: { permissions: ['manage-users'] },
    load: () => import(/* webpackChunkName: "people" */ './desk/screens/merge-accounts-screen.tsx'),
  },
  'audit-log': {
    path: addresses.auditLog,
    titles: { en: 'Audit log', fr: 'Journal d’audit' },
    needs: { permissions: ['view-admin-dashboard'] },
    load: () => import(/* webpackChunkName: "site" */ './desk/screens/audit-log-screen.tsx'),
  },

  'site-feedback': {
    path: addresses.siteFeedback,
    titles: { en: 'Feedback about this site', fr: 'Avis sur ce site' },
    needs: { permissions: ['moderate-content'] },
    load: () => import(/* webpackChunkName: "site-feedback" */ './desk/screens/site-feedback-screen.tsx'),
  },
  'site-settings': {
    path: addresses.siteSettings,
    titles: { en: 'Settings of the site', fr: 'Paramètres du site' },
    needs: { permissions: ['view-admin-dashboard'] },
    load: () => import(/* webpackChunkName: "site" */ './desk/screens/site-settings-screen.tsx'),
  },
  taxonomy: {
    path: addresses.taxonomy,
    titles: { en: 'Categories and skills', fr: 'Catégories et compétences' },
    needs: { permissions: ['manage-taxonomy'] },
    load: () => import(/* webpackChunkName: "taxonomy" */ './desk/screens/taxonomy-screen.tsx'),
  },
  'background-work': {
    path: addresses.backgroundWork,
    titles: { en: 'Background work', fr: 'Tâches de fond' },
    needs: { permissions: ['view-admin-dashboard'] },
    menu: { place: 'profile', labels: { en: 'Background work', fr: 'Tâches de fond' } },
    load: () => import(/* webpackChunkName: "site" */ './desk/screens/background-work-screen.tsx'),
  },
  'site-health': {
    path: addresses.siteHealth,
    titles: { en: 'Site health', fr: 'État du site' },
    needs: { permissions: ['view-admin-dashboard'] },
    load: () => import(/* webpackChunkName: "site" */ './desk/screens/site-health-screen.tsx'),
  },
  mails: {
    path: addresses.mails,
    titles: { en: 'Emails', fr: 'E-mails' },
    needs: { permissions: ['view-admin-dashboard'] },
    load: () => import(/* webpackChunkName: "site" */ './desk/screens/mails-screen.tsx'),
  },
  'mail-templates': {
    path: addresses.mailTemplates,
    titles: { en: 'How emails look', fr: 'L’aspect des e-mails' },
    needs: { permissions: ['view-admin-dashboard'] },
    load: () => import(/* webpackChunkName: "site" */ './desk/screens/mail-templates-screen.tsx'),
  },

  releases: {
    path: addresses.releases,
    titles: { en: 'Releases', fr: 'Versions en ligne' },
    needs: { permissions: ['manage-releases'] },
    menu: { place: 'profile', labels: { en: 'Releases', fr: 'Versions en ligne' } },
    load: () => import(/* webpackChunkName: "releases" */ './console/screens/releases-screen.tsx'),
  },
  'release-audit': {
    path: addresses.releaseAudit,
    titles: { en: 'Audit log of releases', fr: 'Journal d’audit des versions' },
    needs: { permissions: ['manage-releases'] },
    load: () => import(/* webpackChunkName: "release-audit" */ './console/screens/release-audit-screen.tsx'),
  },
  release: {
    path: addresses.release,
    titles: { en: 'Releases of a remote', fr: 'Versions d’un module' },
    needs: { permissions: ['manage-releases'] },
    load: () => import(/* webpackChunkName: "release" */ './console/screens/release-screen.tsx'),
  },
  'release-diff': {
    path: addresses.releaseDiff,
    titles: { en: 'Two versions compared', fr: 'Deux versions comparées' },
    needs: { permissions: ['manage-releases'] },
    load: () => import(/* webpackChunkName: "release-diff" */ './console/screens/release-diff-screen.tsx'),
  },
});
