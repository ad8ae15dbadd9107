/**
 * The screens that the shell draws itself; all others come from the live remotes. The shell builds its route table
 * from this list, the gateway answers an address that is in neither with 404, and a remote may not claim one of them.
 */
export const shellRoutes = [
  { id: 'landing', path: '/', title: 'Stoa' },
  { id: 'login', path: '/login', title: 'Log in' },
  { id: 'signup', path: '/signup', title: 'Sign up' },
  { id: 'signup-referred', path: '/signup/:refToken', title: 'Sign up' },
  { id: 'about', path: '/about', title: 'About Stoa' },
  { id: 'privacy-notice', path: '/privacy-notice', title: 'Privacy notice' },
  { id: 'terms-of-use', path: '/terms-of-use', title: 'Terms of use' },
  { id: 'external-login', path: '/redirect/*', title: 'Signing in' },
] as const;

export type ShellRouteId = (typeof shellRoutes)[number]['id'];
