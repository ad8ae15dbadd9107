/** Every address this remote can build; what belongs to other remotes is only named. */
export const paths = {
  sample: '/sample-route',
  courseInfo: (slug: string) => `/course-info/${slug}`,
  results: '/marketplace/results',
};
