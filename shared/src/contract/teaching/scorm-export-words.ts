/** What a course can be exported as; plain data, so that a screen can use it without zod. */
export const scormExportVersions = ['1.2', '2004-4'] as const;
export type ScormExportVersion = (typeof scormExportVersions)[number];

/**
 * How a lesson comes along. `whole`: with all that it does here. `online`: what it shows is fetched from another host.
 * `partly`: a quiz, as far as a package can ask it. `on_site`: its words alone; what is to be done in it is done on the site. The rest stays behind: `nested`, a package,
 * which no package may hold; `unaskable`, a quiz of which it can ask nothing; `unfinished`, it has nothing to show yet.
 */
export const scormExportFates = ['whole', 'online', 'partly', 'on_site', 'nested', 'unaskable', 'unfinished'] as const;
export type ScormExportFate = (typeof scormExportFates)[number];
