import { permissions, type Permission, type RoleName } from '../contract/kernel/roles.ts';
import { type UserProfile } from '../contract/people/accounts.ts';
import { endpoints } from '../contract/endpoints.ts';
import { platformEndpoints } from '../platform-contract/endpoints.ts';
import type { RouteName } from '../contract/kernel/routes.ts';
import { createFakeApi, refusal, type Replies } from './fake-api.ts';
import { sampleOf } from './sample-of.ts';

interface SamplePerson {
  role: RoleName;
  firstName: string;
  lastName: string;
  permissions: readonly Permission[];
}

/** One of each kind that screens tell apart. */
const people: readonly SamplePerson[] = [
  {
    role: 'learner',
    firstName: 'Lena',
    lastName: 'Moreau',
    permissions: ['view-course-first-video', 'create-portfolio'],
  },
  {
    role: 'teacher',
    firstName: 'Omar',
    lastName: 'Saleh',
    permissions: ['view-course', 'view-course-all-videos', 'create-course', 'create-portfolio'],
  },
  { role: 'admin', firstName: 'Ada', lastName: 'Novak', permissions },
];

const PASSWORD = 'sample';
const emailOf = ({ role }: SamplePerson) => `${role}@example.test`;

const profileOf = ({ firstName, lastName, ...person }: SamplePerson): UserProfile => ({
  id: `00000000-0000-4000-8000-00000000010${people.findIndex(({ role }) => role === person.role)}`,
  first_name: firstName,
  last_name: lastName,
  full_name: `${firstName} ${lastName}`,
  initial: `${firstName[0]}${lastName[0]}`,
  email: `${person.role}@example.test`,
  title: null,
  profile_image: null,
  first_login: false,
  created_at: '2026-01-05T09:00:00.000Z',
  deletes_at: null,
});

const sessionOf = (person: SamplePerson) => ({
  token: person.role,
  expires_at: '2099-01-01T00:00:00.000Z',
  user: profileOf(person),
});

const replies = (viewer: SamplePerson | undefined, origin: string): Replies => ({
  ...samples(origin),
  ...(viewer ? ofViewer(viewer) : ofGuest()),
  listDemoAccounts: people.map((person) => ({
    role: person.role,
    name: `${person.firstName} ${person.lastName}`,
    email: emailOf(person),
    password: PASSWORD,
  })),
  login: ({ body }) => {
    const person = people.find((one) => emailOf(one) === body.email);
    if (!person || body.password !== PASSWORD) throw refusal('credentials_wrong');
    return sessionOf(person);
  },
});

const samples = (origin: string): Replies =>
  Object.fromEntries(
    Object.entries({ ...endpoints, ...platformEndpoints }).map(([name, { reply }]) => [
      name,
      () => sampleOf(reply, origin),
    ]),
  ) as Replies;

const ofViewer = (viewer: SamplePerson): Replies => ({
  getStartUp: {
    user: profileOf(viewer),
    roles: [{ name: viewer.role, permissions: viewer.permissions.map((name) => ({ name })) }],
    preferences: { locale: null, color_scheme: null },
    notifications: [],
    unread_count: 0,
  },
});

/** What needs a login is refused, as the API does. */
const ofGuest = (): Replies =>
  Object.fromEntries(
    (Object.keys(endpoints) as RouteName[])
      .filter((name) => endpoints[name].auth === 'signed-in')
      .map((name) => [
        name,
        () => {
          throw refusal('unauthenticated');
        },
      ]),
  ) as Replies;

/**
 * A `fetch` that stands for the whole API: whatever is asked, the answer is made of the contract's own schemas. It
 * remembers nothing, and knows three people to log in as. `origin` is where the samples' pictures are served.
 */
export function createSampleApi(origin: string): typeof fetch {
  const apis = new Map<string, typeof fetch>();
  const apiOf = (viewer: SamplePerson | undefined): typeof fetch => {
    const role = viewer?.role ?? 'guest';
    const api = apis.get(role) ?? createFakeApi(replies(viewer, origin)).fetch;
    apis.set(role, api);
    return api;
  };
  return (input, init) => {
    const request = new Request(input, init);
    const role = request.headers.get('authorization')?.replace(/^Bearer /, '');
    return apiOf(people.find((person) => person.role === role))(request);
  };
}
