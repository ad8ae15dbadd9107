import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';

const seenBy = { id: anId(9), full_name: 'Olga Operator', until: '2999-01-01T18:40:00.000Z' };

function show(replies: Replies = { stopImpersonation: { ok: true } }, until = seenBy.until) {
  const open = jest.fn();
  const banner = <ImpersonationBanner user={aUser()} seenBy={{ ...seenBy, until }} open={open} />;
  return { open, ...renderScreen(banner, { url: '/', replies }) };
}

test('it says who sees with whose eyes until when, and one click ends it', async () => {
  const { user, open, calls } = show();
  expect(screen.getByRole('complementary', { name: 'Seeing as someone else' })).toHaveTextContent(
    /^Olga Operator, you see the site as Nadia Haddad does, and can change nothing · ends at /,
  );
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(calls.map(({ name }) => name)).toContain('stopImpersonation');
  expect(open).toHaveBeenCalledWith(`/dashboard/people/${anId(1)}`);
});

test('a server that does not answer ends nothing', async () => {
  const { user, open, toasts } = show({
    stopImpersonation: () => {
      throw refusal('unavailable');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(toasts).toHaveLength(1);
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
});

test('after its time it leads back', async () => {
  const { user, open } = show(undefined, '2001-01-01T00:00:00.000Z');
  expect(screen.getByRole('complementary')).toHaveTextContent('is over');
  await user.click(screen.getByRole('button', { name: 'Back to your own account' }));
  expect(open).toHaveBeenCalledTimes(1);
});

test('it speaks French', async () => {
  const banner = <ImpersonationBanner user={aUser()} seenBy={seenBy} />;
  expect(await untranslated(banner, { url: '/', until: /Nadia Haddad/ })).toEqual([]);
});
