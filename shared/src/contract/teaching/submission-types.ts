/** How an assignment has its work handed in; plain data, so that a screen can use it without zod. */
export const submissionTypes = ['file', 'text', 'url'] as const;
export type SubmissionType = (typeof submissionTypes)[number];
