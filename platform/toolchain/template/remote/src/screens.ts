import { defineScreens } from '@stoa/shared/federation/define-screens.ts';

/** Each screen once: what the site knows of it before it runs, and the code that draws it. */
export const screens = defineScreens({
  sample: {
    path: '/sample-route',
    titles: { en: 'Sample title', fr: 'Sample title' },
    // Where the site’s menus offer it; without, it is found by its address alone.
    menu: { place: 'footer', labels: { en: 'Sample title', fr: 'Sample title' } },
    // A second screen gets its code in a chunk of its own: `/* webpackChunkName: "second" */`.
    load: () => import(/* webpackMode: "eager" */ './screens/sample-screen.tsx'),
  },
});
