/** What the gateway itself writes into a page. */
export const en = {
  slogan: 'Courses and learning paths from people who do the work. Learn at your own pace, earn a certificate.',
  'landing.title': 'Stoa · Learn from people who do the work',
  'missing.title': 'Page not found · Stoa',
  'portfolio.title': 'Portfolio of {name} · Stoa',
  'portfolio.description': 'What {name} can do, and what shows it.',
  'certificate.title': '{course}: certificate of {name} · Stoa',
  'certificate.description':
    '{name} completed {item, select, learning_path {the learning path } other {}}‘{course}’ by {creator} on Stoa.',
  loading: 'Stoa is loading',
  'no-scripts': 'Stoa needs JavaScript: please switch it on in your browser and load this page again.',
  lost: 'Stoa could not be loaded. Check your connection, then load this page again.',
} as const;
