/** The fields of the introduction, one a step, in their order. */
export const steps = ['goal', 'interests', 'level', 'weekly_minutes', 'language'] as const;
export type Step = (typeof steps)[number];

/** The step that an address names: `/welcome?step=level`; the first where it names none. */
export const stepOf = (search: string): Step =>
  steps.find((step) => step === new URLSearchParams(search).get('step')) ?? steps[0];

export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1];
export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1];
