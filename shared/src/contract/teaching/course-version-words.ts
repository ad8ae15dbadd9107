/** Why a version of a course is kept: what it was then, or what it was before an earlier one came back. */
export const versionKinds = ['published', 'submitted', 'saved', 'restored'] as const;
/** Of each kind but `published`, and of that by itself. */
export const MOST_VERSIONS = 20;
