/** What can be handed in as a file: how its name ends → its type. */
export const submissionFileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  txt: 'text/plain',
  md: 'text/markdown',
  ipynb: 'application/x-ipynb+json',
} as const;
export type SubmissionFileType = (typeof submissionFileTypes)[keyof typeof submissionFileTypes];

/** By its name: browsers know half of these types by no name, or by another. */
export function submissionFileType(name: string): SubmissionFileType | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.entries(submissionFileTypes).find(([known]) => known === ending)?.[1];
}

/** Of one file. */
export const submissionFileBytes = 50 * 1024 ** 2;
