/** What the learner of the login screen would like to take one day: courses, by their addresses, and how many days ago. */
export const demoWishes = [
  { slug: 'first-steps-in-python', wished: 2 },
  { slug: 'portraits-by-a-window', wished: 9 },
  { slug: 'vocabulary-that-stays', wished: 16 },
] as const;
