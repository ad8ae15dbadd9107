const query = (given: Record<string, string | undefined>): string => {
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
};

/** Every address this remote can build; what belongs to other remotes is only named. */
export const paths = {
  home: '/home',
  myCourses: '/my-courses',
  notifications: '/notifications',
  unreadNotifications: '/notifications?show=unread',
  settings: '/account/settings',
  notificationSettings: '/account/settings#notifications',
  editProfile: '/profile/edit',
  billing: '/account/billing',
  welcome: '/welcome',
  review: (status?: string) => `/review${status ? `?status=${status}` : ''}`,
  creatorRequests: (status?: string) => `/review/creators${query({ status })}`,
  reviewCourse: (slug: string) => `/course/review/${slug}`,
  player: (slug: string, lessonId?: string) => `/course/${slug}${lessonId ? `?lesson=${lessonId}` : ''}`,
  preview: (slug: string, lessonId?: string) =>
    `/course/player/preview/${slug}${lessonId ? `?lesson=${lessonId}` : ''}`,
  learningPath: (slug: string) => `/learning-path-info/${slug}`,
  courseInfo: (slug: string) => `/course-info/${slug}`,
  certificate: (slug: string) => `/certificates/${slug}`,
  certificates: '/certificates',
  /** With the filters of the list. */
  community: (filters?: URLSearchParams) => `/community${filters?.size ? `?${filters.toString()}` : ''}`,
  communityWrite: (category?: string) => `/community${query({ write: '1', category })}`,
  communityPost: (id: string) => `/community/${id}`,
  communityModeration: (status?: string) => `/community/moderation${query({ status })}`,
  marketplace: '/marketplace',
  results: '/marketplace/results',
  manageCourses: '/course/manage',
  createCourse: '/course/create',
  releases: (channel?: string) => `/dashboard/releases${query({ channel })}`,
  release: (name: string, channel?: string) => `/dashboard/releases/${name}${query({ channel })}`,
  releaseDiff: (name: string, versions: { from: string; to: string }, channel?: string) =>
    `/dashboard/releases/${name}/diff${query({ ...versions, channel })}`,
  releaseAudit: (given: { remote?: string; channel?: string } = {}) => `/dashboard/releases/audit${query(given)}`,
};
