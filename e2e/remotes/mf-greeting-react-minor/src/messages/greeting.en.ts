export const en = {
  title: 'A screen in another React',
  pending: 'Looking who you are …',
  person: 'You are logged in as {name}.',
  guest: 'You are here as a guest.',
  drawn: 'Drawn by React {version} at {address}.',
  name: 'Your name',
  welcome: 'Welcome to the stoa, {name}.',
  courses: 'See all courses',
} as const;
