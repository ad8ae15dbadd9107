/** Around a form whose content others may save, too. */
export const en = {
  'conflict.title': 'Someone else has saved since then',
  'conflict.text': 'What you typed is still here. Look at what differs, then decide: nothing is saved until you do.',
  'conflict.mine': 'Keep what I typed',
  'conflict.theirs': 'Take what is saved',
} as const;
