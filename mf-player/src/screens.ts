import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { defineScreens } from '@stoa/shared/federation/define-screens.ts';

export const screens = defineScreens({
  // `cp`: the route that the shell tells where it was opened from.
  cp: {
    path: addresses.player,
    titles: { en: 'Course', fr: 'Cours' },
    load: () => import(/* webpackMode: "eager" */ './screens/player-screen.tsx'),
  },
  preview: {
    path: addresses.preview,
    titles: { en: 'Course preview', fr: 'Aperçu du cours' },
    load: () => import(/* webpackMode: "eager" */ './screens/preview-screen.tsx'),
  },
  'path-assignment': {
    path: addresses.learningPathAssignment,
    titles: { en: 'Assignment of a learning path', fr: 'Devoir d’un parcours' },
    needs: { login: true },
    load: () => import(/* webpackChunkName: "assignment" */ './screens/path-assignment-screen.tsx'),
  },
  classRoom: {
    path: addresses.classRoom,
    titles: { en: 'Live class', fr: 'Séance en direct' },
    needs: { login: true },
    devices: ['camera', 'microphone', 'display-capture'],
    load: () => import(/* webpackChunkName: "class-room" */ './screens/class-room-screen.tsx'),
  },
});
