/** SCORM packages. Texts that more than one bundle says; what only one says stands there. */
export const scorm12 = 'SCORM 1.2';
export const scorm2004second = 'SCORM 2004, 2nd edition';
export const scorm2004third = 'SCORM 2004, 3rd edition';
export const scorm2004fourth = 'SCORM 2004, 4th edition';
export const parts = 'Parts of the package';
export const notRun = 'The package cannot be run';
export const notComing = 'The package does not come';
export const noHost = 'Packages cannot be opened on this site right now. Please try again in a moment.';
