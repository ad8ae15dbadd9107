/** Skills that a plan is made for. */
export const MOST_PLANNED_SKILLS = 8;
