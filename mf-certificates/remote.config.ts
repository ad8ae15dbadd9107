import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8105,
  budget: { firstView: 17_000 },
  routes: [
    {
      id: 'certificate',
      path: '/certificates/:slug',
      title: 'Certificate of Completion',
      titles: { fr: 'Certificat de réussite' },
      requiresLogin: false,
    },
    {
      id: 'verify',
      path: '/certificates/verify',
      title: 'Verify a certificate',
      titles: { fr: 'Vérifier un certificat' },
      requiresLogin: false,
      preload: ['verify'],
    },
    {
      id: 'certificates',
      path: '/certificates',
      title: 'My certificates',
      titles: { fr: 'Mes certificats' },
      requiresLogin: true,
      preload: ['certificate-list'],
    },
    {
      id: 'portfolio',
      path: '/skills-portfolio',
      title: 'Skills portfolio',
      titles: { fr: 'Portfolio de compétences' },
      requiresLogin: true,
      permissions: ['create-portfolio'],
      preload: ['portfolio'],
    },
    {
      id: 'shared-portfolio',
      path: '/skills-portfolio/:share',
      title: 'Portfolio',
      // The same word in both languages.
      titles: { fr: 'Portfolio' },
      requiresLogin: false,
      preload: ['portfolio'],
    },
  ],
});
