/** How far a learner of a course is; plain data, so that a screen can use it without zod. */
export const learnerStates = ['all', 'not_begun', 'under_way', 'completed'] as const;
export type LearnerState = (typeof learnerStates)[number];

/** What learners did in a period: began the course, learnt something in it, completed it. */
export const learnerDeeds = ['enrolled', 'active', 'completed'] as const;
export type LearnerDeed = (typeof learnerDeeds)[number];

export const learnerOrders = ['name', 'enrolled', 'activity', 'progress', 'watched'] as const;
export type LearnerOrder = (typeof learnerOrders)[number];

/** How learners met some seconds of a film: watched some of them, got there or further, got there and no further. */
export const stretchStages = ['watched', 'reached', 'stopped'] as const;
export type StretchStage = (typeof stretchStages)[number];
/** How learners met a lesson: opened it or learnt in it, completed it, played some of it; or met some seconds of it. */
export const lessonStages = ['began', 'completed', 'played', ...stretchStages] as const;
export type LessonStage = (typeof lessonStages)[number];
export const isOfStretch = (stage: LessonStage): stage is StretchStage => stretchStages.some((one) => one === stage);

/** Which of the attempts that asked a question: all, those that answered it, had it right or not, opened its hint, chose one option. */
export const attemptChoices = ['asked', 'answered', 'right', 'wrong', 'hinted', 'chosen'] as const;
export type AttemptChoice = (typeof attemptChoices)[number];

/** The longest period that a report is made of, in days: three years. */
export const MOST_REPORT_DAYS = 1096;

/** From so many learners on a quiz or a film has statistics: fewer say more of a person than of it. */
export const LEAST_LEARNERS = 5;
