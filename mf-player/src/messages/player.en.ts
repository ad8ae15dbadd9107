export const en = {
  'player.back': 'Back to {title}',
  'player.my-courses': 'My courses',
  'player.about': 'About this course',
} as const;
