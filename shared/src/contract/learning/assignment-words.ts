/** The words of assignments; plain data, so that a screen can use them without zod. */
export const submissionTypes = ['file', 'text', 'url'] as const;
export type SubmissionType = (typeof submissionTypes)[number];

/** `returned`: to be done once more, with the reviewer's feedback. `approved` is the end. */
export const submissionStatuses = ['draft', 'submitted', 'returned', 'approved'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
