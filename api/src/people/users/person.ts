import type { Person, UserProfile } from '@stoa/shared/contract/people/accounts.ts';
import type { User } from '../../kernel/users.tables.ts';

type Named = Pick<User, 'id' | 'firstName' | 'lastName' | 'fullName' | 'title' | 'profileImage'>;

/** Drawn where there is no picture: first letters of both names. */
export const initialOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => Array.from(name)[0]?.toUpperCase() ?? '').join('');

/** A person as others see them. */
export const personOf = (user: Named): Person => ({
  id: user.id,
  full_name: user.fullName,
  initial: initialOf(user),
  title: user.title,
  profile_image: user.profileImage,
});

export const profileOf = (user: User): UserProfile => ({
  ...personOf(user),
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  first_login: user.firstLogin,
  created_at: user.createdAt.toISOString(),
  deletes_at: user.deletesAt?.toISOString() ?? null,
});
