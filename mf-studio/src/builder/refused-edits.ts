/** Why an edit was not taken, where the builder has words of its own for it. */
export const refusedEdits = ['forbidden', 'not_found', 'course_in_review', 'course_transition', 'slug_taken'] as const;
