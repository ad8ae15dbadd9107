/** Every address this remote can build; what belongs to other remotes is only named. */
export const paths = {
  certificates: '/certificates',
  certificate: (slug: string) => `/certificates/${slug}`,
  verify: (id?: string) => `/certificates/verify${id ? `?id=${encodeURIComponent(id)}` : ''}`,
  course: (slug: string) => `/course/${slug}`,
  results: '/marketplace/results',
  myCourses: '/my-courses',
  payment: '/payment',
};
