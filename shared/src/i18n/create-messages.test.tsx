import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { renderScreen } from '../testing/render-screen.tsx';
import { createMessages } from './create-messages.ts';
import type { MessagesOf } from './translate.ts';

const en = {
  plain: 'Courses',
  courses: '{count, plural, =0 {No courses} one {# course} other {# courses}}',
  foot: 'New to {site}? <link>Create an <b>account</b></link>',
} as const;
const fr: MessagesOf<typeof en> = {
  plain: 'Cours',
  courses: '{count, plural, =0 {Aucun cours} one {# cours} other {# cours}}',
  foot: 'Nouveau sur {site} ? <link>Créez un <b>compte</b></link>',
};
const useText = createMessages(en, { fr: async () => ({ fr }) });

function Words({ count }: { count: number }) {
  const t = useText();
  return (
    <>
      <h1>{t('plain')}</h1>
      <p>{t('courses', { count })}</p>
      <p>
        {t.rich('foot', { site: 'Stoa', link: (words) => <a href="/signup">{words}</a>, b: (words) => <b>{words}</b> })}
      </p>
    </>
  );
}

// A component that suspends while it is rendered goes on in an awaited act alone.
const drawn = (options: { locale?: 'en' | 'fr'; count?: number }) =>
  act(async () =>
    renderScreen(
      <Suspense>
        <Words count={options.count ?? 1200} />
      </Suspense>,
      { url: '/', locale: options.locale },
    ),
  );

test('plurals and numbers follow the language', async () => {
  await drawn({ count: 1 });
  expect(screen.getByText('1 course')).toBeVisible();
  await drawn({ locale: 'fr' });
  expect(await screen.findByText(/1\s200 cours/)).toBeVisible();
});

test('a message may hold links, and they keep their place in the sentence', async () => {
  await drawn({ locale: 'fr' });
  const link = await screen.findByRole('link', { name: 'Créez un compte' });
  expect(link.parentElement).toHaveTextContent('Nouveau sur Stoa ? Créez un compte');
});

test('another language is taken while the page is open, and a screen keeps its words until the new ones are here', async () => {
  const { platform } = await drawn({});
  expect(screen.getByRole('heading')).toHaveTextContent('Courses');
  await act(() => platform.preferences.choose({ locale: 'fr' }));
  expect(await screen.findByRole('heading', { name: 'Cours' })).toBeVisible();
});

test('a component may wait for two bundles and be drawn again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const useOther = createMessages(en, { fr: async () => ({ fr }) });
  const useThird = createMessages(en, { fr: async () => ({ fr }) });
  function Both() {
    const other = useOther();
    const third = useThird();
    const [times, setTimes] = useState(1);
    return (
      <button onClick={() => setTimes(times + 1)}>{`${other('plain')} ${third('courses', { count: times })}`}</button>
    );
  }
  const { user } = await act(async () =>
    renderScreen(
      <Suspense>
        <Both />
      </Suspense>,
      { url: '/', locale: 'fr' },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Cours 1 cours' }));
  expect(screen.getByRole('button')).toHaveTextContent('Cours 2 cours');
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('a language that cannot be fetched leaves the page in English', async () => {
  const useLost = createMessages(en, { fr: () => Promise.reject(new Error('lost')) });
  const Lost = () => <h1>{useLost()('plain')}</h1>;
  await act(async () =>
    renderScreen(
      <Suspense>
        <Lost />
      </Suspense>,
      { url: '/', locale: 'fr' },
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Courses' })).toBeVisible();
});
