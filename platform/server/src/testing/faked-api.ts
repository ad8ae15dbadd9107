import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startUp } from '@stoa/shared/contract/people/accounts.ts';
import { type Permission, type RoleName } from '@stoa/shared/contract/kernel/roles.ts';

interface FakedPerson {
  name: string;
  email: string;
  roles?: { name: RoleName; permissions: Permission[] }[];
}

export interface FakedApi {
  url: string;
  /** How often it was asked who someone is. */
  asked: number;
  isDown: boolean;
  close(): Promise<void>;
}

/** An API that knows these sessions: token → person. Its answers are those of the contract. */
export async function fakeApi(sessions: Record<string, FakedPerson>): Promise<FakedApi> {
  const server = createServer((request, response) => {
    api.asked += 1;
    const person = sessions[request.headers.authorization?.replace(/^Bearer /, '') ?? ''];
    const isKnown = person !== undefined && request.url === '/api/v1.3.0/user/start-up';
    response.writeHead(api.isDown ? 503 : isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown && !api.isDown ? answerOf(person) : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: FakedApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: 0,
    isDown: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return api;
}

const answerOf = ({ name, email, roles = [] }: FakedPerson) =>
  startUp.parse({
    user: {
      id: '11111111-1111-4111-8111-111111111111',
      first_name: name,
      last_name: '',
      full_name: name,
      initial: 'A',
      email,
      title: null,
      profile_image: null,
      first_login: false,
      created_at: '2026-01-01T00:00:00.000Z',
      deletes_at: null,
    },
    preferences: { locale: null, color_scheme: null },
    roles: roles.map((role) => ({
      ...role,
      permissions: role.permissions.map((permission) => ({ name: permission })),
    })),
    notifications: [],
    unread_count: 0,
  });
