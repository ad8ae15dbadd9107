export const en = {
  title: 'Your account will be deleted on {date}',
  text: 'You asked for this. Until then you can change your mind; after that nothing can be recovered.',
  keep: 'Keep my account',
  kept: 'Your account stays. Nothing will be deleted.',
} as const;
