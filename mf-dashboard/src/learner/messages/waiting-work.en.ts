/** What waits for those who decide for the site. */
export const en = {
  title: 'Waiting for you',
  courses: '{count, plural, one {course to review} other {courses to review}}',
  creators: '{count, plural, one {creator request or appeal} other {creator requests and appeals}}',
  reports: '{count, plural, one {report from the community} other {reports from the community}}',
  failed: 'Could not be counted.',
} as const;
