/** What reviewers of learning paths are told in words of their own. */
export const refusals = ['edit_conflict', 'path_transition', 'path_incomplete', 'own_content'] as const;
