/** Whom an article is for. `guest`: people without an account. */
export const helpAudiences = ['guest', 'learner', 'teacher', 'partner'] as const;
export type HelpAudience = (typeof helpAudiences)[number];

/** In the order of the help centre. */
export const helpTopics = ['start', 'learning', 'paying', 'account', 'teaching', 'paths', 'community'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const MOST_HELP_ARTICLES = 300;
export const MOST_HELP_CHARACTERS = 20_000;

/** Articles that screens link to. They come with the product, and keep their addresses. */
export const linkedHelp = {
  paying: 'paying-for-courses',
  scorm: 'scorm-packages',
  review: 'from-draft-to-publication',
  assessment: 'judging-handed-in-work',
  certificates: 'certificates',
} as const;
