/** The plain frame around a remote that runs without the shell. */
export const en = {
  'alone.running': '{name}, running alone',
  'alone.signedInAs': 'Signed in as',
  'alone.guest': 'Guest',
  'alone.asInCookie': 'As in the cookie',
  'alone.signOut': 'Sign out',
  'alone.account': '{name} ({role})',
  'alone.loginNeeded': 'This needs a signed-in person: choose a demo account above.',
  'alone.leave': 'Leave without saving?',
} as const;
