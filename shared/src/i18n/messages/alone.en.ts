import * as actions from '../words/actions.en.ts';

/** The plain frame around a remote that runs without the shell. */
export const en = {
  'alone.running': '{name}, running alone',
  'alone.screen': 'Screen',
  'alone.otherScreen': 'Another screen',
  'alone.signedInAs': 'Logged in as',
  'alone.guest': 'Guest',
  'alone.asInCookie': 'As in the cookie',
  'alone.signOut': 'Log out',
  'alone.account': '{name} ({role})',
  'alone.loginNeeded': 'You need to be logged in here: choose a demo account above.',
  'alone.leave': actions.leaveWithoutSaving,
} as const;
