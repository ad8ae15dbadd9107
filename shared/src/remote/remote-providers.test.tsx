import { expect, test } from '@jest/globals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { PlatformProvider } from '../federation/platform-context.tsx';
import type { Platform, Session } from '../federation/platform.ts';
import { aSession, aUser, anId } from '../testing/builders.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { RemoteProviders } from './remote-providers.tsx';

const { platform } = createFakePlatform({ session: undefined, replies: {}, navigation: {} });
const as = (session: Session): Platform => ({ ...platform, session: { ...platform.session, get: () => session } });

function Kept({ write }: { write?: string }) {
  const queryClient = useQueryClient();
  if (write) queryClient.setQueryData(['secret'], write);
  return <p>{queryClient.getQueryData<string>(['secret']) ?? 'nothing'}</p>;
}
const visit = (session: Session, write?: string) => {
  const { unmount } = render(
    <PlatformProvider value={as(session)}>
      <RemoteProviders>
        <Kept {...(write && { write })} />
      </RemoteProviders>
    </PlatformProvider>,
  );
  const text = screen.getByRole('paragraph').textContent;
  unmount();
  return text;
};

const guest = aSession({ state: 'guest', user: undefined, roles: [], permissions: [] });
const pending = aSession({ state: 'pending', user: undefined, roles: [], permissions: [] });
const nadia = aSession();
const omar = aSession({ user: aUser({ id: anId(2) }) });

test('what was read while the session loaded stays with the person it was read for', () => {
  visit(pending, 'of nadia');
  expect(visit(nadia)).toBe('of nadia');
  expect(visit(nadia)).toBe('of nadia');
});

test('nobody sees what was read for somebody else', () => {
  visit(nadia, 'of nadia');
  expect(visit(omar)).toBe('nothing');
  visit(omar, 'of omar');
  expect(visit(guest)).toBe('nothing');
  expect(visit(pending)).toBe('nothing');
});

test('a screen that stands when another person comes asks anew for them', async () => {
  let name = 'nadia';
  function Asking() {
    const { data } = useQuery({ queryKey: ['name'], queryFn: async () => `of ${name}` });
    return <p>{data ?? 'asking'}</p>;
  }
  const shown = (session: Session) => (
    <PlatformProvider value={as(session)}>
      <RemoteProviders>
        <Asking />
      </RemoteProviders>
    </PlatformProvider>
  );
  const { rerender } = render(shown(nadia));
  expect(await screen.findByText('of nadia')).toBeVisible();
  name = 'omar';
  rerender(shown(omar));
  expect(screen.queryByText('of nadia')).toBeNull();
  expect(await screen.findByText('of omar')).toBeVisible();
});
