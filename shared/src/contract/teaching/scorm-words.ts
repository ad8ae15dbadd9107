/** Of the runtime that a package asks for; plain data, so that a screen can use it without zod. */
export const scormVersions = ['1.2', '2004-2', '2004-3', '2004-4'] as const;
export type ScormVersion = (typeof scormVersions)[number];
