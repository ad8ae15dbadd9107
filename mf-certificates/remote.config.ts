import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8105,
  budget: { firstView: 33_000 },
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
  ],
});
