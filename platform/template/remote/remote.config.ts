import { defineRemote } from '@stoa/platform/build/define-remote.ts';

export default defineRemote({
  port: 8199,
  routes: [
    {
      id: 'sample',
      path: '/sample-route',
      title: 'Sample title',
      // The title in the site’s other languages, and below it the label.
      titles: { fr: 'Sample title' },
      requiresLogin: false,
      // Where the site's menus offer this screen; null, and it is found by its address alone.
      menu: { place: 'footer', label: 'Sample title', labels: { fr: 'Sample title' } },
    },
  ],
});
