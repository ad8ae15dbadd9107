/** Every address this remote can build. */
export const paths = {
  player: (slug: string, lessonId?: string) => `/course/${slug}${lessonId ? `?lesson=${lessonId}` : ''}`,
  preview: (slug: string, lessonId?: string) =>
    `/course/player/preview/${slug}${lessonId ? `?lesson=${lessonId}` : ''}`,
  courseInfo: (slug: string) => `/course-info/${slug}`,
  certificate: (slug: string) => `/certificates/${slug}`,
  myCourses: '/my-courses',
  marketplace: '/marketplace',
};
