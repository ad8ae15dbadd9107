/** Screens, as links and headings name them. Texts that more than one bundle says; what only one says stands there. */
export const marketplace = 'Marketplace';
export const allCourses = 'All courses';
export const myCourses = 'My courses';
export const yourCourses = 'Your courses';
export const myCertificates = 'My certificates';
export const community = 'Community';
export const notifications = 'Notifications';
export const billing = 'Billing';
export const releases = 'Releases';
export const creatorStudio = 'Creator Studio';
export const learning = 'Learning';
export const teaching = 'Teaching';
export const teachOnStoa = 'Teach on Stoa';
export const howItWorks = 'How it works';
export const aboutStoa = 'About Stoa';
export const reports = 'Reports';
export const courseAttendance = 'Course attendance';
