export const en = {
  title: 'Your account is deleted on {date}',
  text: 'You asked for it. Until then you can change your mind; afterwards nothing can be brought back.',
  keep: 'Keep my account',
  kept: 'Your account stays. Nothing is deleted.',
} as const;
