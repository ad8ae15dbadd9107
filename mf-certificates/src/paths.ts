/** Every address this remote can build; what belongs to other remotes is only named. */
export const paths = {
  certificates: '/certificates',
  certificate: (slug: string) => `/certificates/${slug}`,
  verify: (id?: string) => `/certificates/verify${id ? `?id=${encodeURIComponent(id)}` : ''}`,
  portfolio: '/skills-portfolio',
  newPiece: '/skills-portfolio?item=new',
  piece: (id: string) => `/skills-portfolio?item=${id}`,
  shared: (share: string) => `/skills-portfolio/${share}`,
  course: (slug: string) => `/course/${slug}`,
  results: '/marketplace/results',
  myCourses: '/my-courses',
  payment: '/payment',
};
