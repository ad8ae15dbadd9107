import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { defineScreens } from '@stoa/shared/federation/define-screens.ts';

export const screens = defineScreens({
  // Where strangers arrive; the others are asked for from within.
  certificate: {
    path: addresses.certificate,
    titles: { en: 'Certificate of Completion', fr: 'Certificat de réussite' },
    load: () => import(/* webpackMode: "eager" */ './screens/certificate-screen.tsx'),
  },
  verify: {
    path: addresses.verifyCertificate,
    titles: { en: 'Verify a certificate', fr: 'Vérifier un certificat' },
    load: () => import(/* webpackChunkName: "verify" */ './screens/verify-screen.tsx'),
  },
  certificates: {
    path: addresses.certificates,
    titles: { en: 'My certificates', fr: 'Mes certificats' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "certificate-list" */ './screens/certificate-list-screen.tsx'),
  },
  // What one shows and how others see it are drawn alike: one chunk.
  portfolio: {
    path: addresses.portfolio,
    titles: { en: 'Skills portfolio', fr: 'Portfolio de compétences' },
    needs: { permissions: ['create-portfolio'] },
    load: () => import(/* webpackChunkName: "portfolio" */ './screens/portfolio-screen.tsx'),
  },
  'shared-portfolio': {
    path: addresses.sharedPortfolio,
    titles: { en: 'Portfolio', fr: 'Portfolio' },
    load: () => import(/* webpackChunkName: "portfolio" */ './screens/shared-portfolio-screen.tsx'),
  },
});
