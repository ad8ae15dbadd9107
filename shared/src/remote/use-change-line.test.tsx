import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from '../federation/platform-context.tsx';
import { anId, aUser } from '../testing/builders.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { useChangeLine } from './use-change-line.ts';

test('what waits when its person leaves is sent in nobody else’s name', async () => {
  const { platform, setSession } = createFakePlatform({ session: { user: aUser({ id: anId(1) }) } });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider value={platform}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </PlatformProvider>
  );
  const { result } = renderHook(useChangeLine, { wrapper });
  const underWay = Promise.withResolvers<string>();
  const sent: string[] = [];
  const first = result.current.send('mail', () => underWay.promise);
  const second = result.current.send('mail', async () => sent.push('the first person’s wish'));
  await act(async () => setSession({ user: aUser({ id: anId(2) }) }));
  underWay.resolve('done');
  await first;
  expect(await second).toBeUndefined();
  expect(sent).toEqual([]);
  await result.current.send('mail', async () => sent.push('the second person’s wish'));
  expect(sent).toEqual(['the second person’s wish']);
});
