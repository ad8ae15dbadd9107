import type { PersonDetails } from '@stoa/shared/contract/people/user-details.ts';
import type { ListedUser } from '@stoa/shared/contract/people/users.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';

export const aListedUser = (given: Partial<ListedUser> = {}): ListedUser => ({
  ...aUser({ id: anId(40), full_name: 'Omar Saleh', first_name: 'Omar', last_name: 'Saleh', initial: 'OS' }),
  email: 'omar@example.test',
  roles: ['learner'],
  creator_status: 'unrequested',
  last_used_at: '2026-03-01T09:00:00.000Z',
  suspended_at: null,
  ...given,
});

export const aPerson = (given: Partial<PersonDetails> = {}): PersonDetails => ({
  ...aListedUser(),
  about: '',
  time_zone: null,
  locale: null,
  grants: [{ role: 'learner', since: '2026-01-05T09:00:00.000Z', origin: 'sign-up', by: null, reason: null }],
  suspension: null,
  shared: false,
  ...given,
});
