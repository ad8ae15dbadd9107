import type { TestApp } from './build-test-app.ts';
import { marker, testPassword } from './builders.ts';
import { call } from './call.ts';
import { newestMail } from './mails.ts';

export const newcomer = (email: string) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  email,
  password: testPassword,
});

/** A new account as a person makes it: the form, the mail, the code. */
export async function signUp(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  given: ReturnType<typeof newcomer> & { referral_token?: string },
) {
  const { registration_id } = await call(app, 'register', { body: given });
  const { code } = await newestMail(db, given.email, 'registration_code');
  const session = await call(app, 'confirmRegistration', { body: { registration_id, code } });
  return { ...session, headers: { authorization: `Bearer ${session.token}`, ...marker } };
}
