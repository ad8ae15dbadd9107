/** Why a version of a course is kept: what it was then, what it was before an earlier one came back, or for its name alone. */
export const versionKinds = ['published', 'submitted', 'saved', 'restored', 'named'] as const;
/** Of each kind but `published`, and of that by itself; those that have a name are not counted. */
export const MOST_VERSIONS = 20;
/** That have a name. */
export const MOST_NAMED = 20;
/** Signs. */
export const LONGEST_LABEL = 60;
