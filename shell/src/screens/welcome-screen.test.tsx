import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Introduction } from '@stoa/shared/contract/people/profile.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { rememberRoute, takePreviousRoute } from '../session/previous-route.ts';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import WelcomeScreen from './welcome-screen.tsx';

const categories = ['Photography', 'Design'].map((name, index) => ({
  id: anId(index + 1),
  name,
  slug: name.toLowerCase(),
  course_count: 3,
  sub_categories: [],
}));
const told: Introduction = {
  goal: 'fun',
  interests: [anId(2)],
  level: 'advanced',
  weekly_minutes: 45,
  language: 'en',
};
const plain: Replies = {
  listCategories: categories,
  getIntroduction: null,
  updateIntroduction: ({ body }) => body,
  skipIntroduction: { ok: true },
};

const open = (replies: Replies = {}, url = '/welcome') =>
  renderInFrame(<WelcomeScreen />, {
    url,
    session: { user: aUser({ first_login: true }) },
    replies: { ...plain, ...replies },
  });
type Opened = ReturnType<typeof open>;

const next = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Next' }));
async function answer(page: Opened, question: RegExp, ...choices: RegExp[]) {
  const group = await screen.findByRole('group', { name: question });
  for (const name of choices) {
    await page.user.click(
      within(group).getByRole(/learn about/.test(question.source) ? 'checkbox' : 'radio', { name }),
    );
  }
}
async function answerAll(page: Opened) {
  await answer(page, /What brings you here/, /Get on in my job/);
  await next(page);
  await answer(page, /learn about/, /Photography/, /Design/);
  await next(page);
  await answer(page, /How much do you know/, /I am new to it/);
  await next(page);
  await answer(page, /How much time/, /1 h a week/);
  await next(page);
  await answer(page, /Which language/, /English/);
}

afterEach(() => window.sessionStorage.clear());

test('five answers are saved together, once, and lead home', async () => {
  const page = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Stoa, Nadia' })).toBeVisible();
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
  await answerAll(page);
  expect(screen.getByText('Step 5 of 5')).toBeVisible();
  await page.user.dblClick(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(page.url()).toBe('/home'));
  expect(page.calls.filter(({ name }) => name === 'updateIntroduction')).toMatchObject([
    {
      body: {
        goal: 'job_advancement',
        interests: [anId(1), anId(2)],
        level: 'beginner',
        weekly_minutes: 60,
        language: 'en',
      },
    },
  ]);
  expect(page.refreshes()).toBe(1);
});

test('the site speaks the chosen language from then on', async () => {
  // At its address alone, as in the shell: elsewhere it would begin anew, in words that have not come.
  const site = (
    <Routes>
      <Route path="/welcome" element={<WelcomeScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const { user, platform, url } = await renderIn('fr', inFrame(site), {
    url: '/welcome?step=language',
    session: {},
    replies: { ...plain, getIntroduction: told },
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'English' })).toBeChecked());
  await user.click(screen.getByRole('button', { name: 'Terminer' }));
  await waitFor(() => expect(url()).toBe('/home'));
  expect(platform.preferences.get().locale).toBe('en');
});

test('a step that is not answered says so and stays', async () => {
  const page = open();
  await next(page);
  expect(await screen.findByText('Choose a goal.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Change careers/ })).toHaveFocus();
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
  await answer(page, /What brings you here/, /Enjoy learning/);
  await waitFor(() => expect(screen.queryByText('Choose a goal.')).not.toBeInTheDocument());
});

test('each step has its address: back goes back and keeps what was answered', async () => {
  const page = open();
  await answer(page, /What brings you here/, /Enjoy learning/);
  await next(page);
  const group = await screen.findByRole('group', { name: /learn about/ });
  expect(page.url()).toBe('/welcome?step=interests');
  await waitFor(() => expect(group).toHaveFocus());
  await page.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: /Enjoy learning/ })).toBeChecked();
});

test('who comes in the middle and finishes is led to what is missing', async () => {
  const page = open({}, '/welcome?step=language');
  await page.user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('Choose a goal.')).toBeVisible();
  expect(page.calls.map(({ name }) => name)).not.toContain('updateIntroduction');
});

test('not now leads on, even when the server does not answer', async () => {
  rememberRoute('/course/light');
  const page = open({
    skipIntroduction: () => {
      throw refusal('unavailable');
    },
  });
  await page.user.dblClick(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(page.url()).toBe('/course/light'));
  expect(page.calls.filter(({ name }) => name === 'skipIntroduction')).toHaveLength(1);
});

test('who goes on before the server has answered is led nowhere', async () => {
  rememberRoute('/course/light');
  const late = lateReply(() => ({ ok: true as const }));
  const page = open({ skipIntroduction: late.reply });
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  page.unmount();
  await late.come();
  expect(page.navigations).toEqual([]);
  expect(takePreviousRoute()).toBe('/course/light');
});

test('what could not be saved is told, and nothing is lost', async () => {
  const page = open({
    getIntroduction: told,
    updateIntroduction: () => {
      throw refusal('unavailable');
    },
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: /Enjoy learning/ })).toBeChecked());
  page.platform.navigation.navigate('/welcome?step=weekly_minutes');
  expect(await screen.findByRole('radio', { name: /45 min a week/ })).toBeChecked();
  page.platform.navigation.navigate('/welcome?step=language');
  await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(await screen.findByText(/not available/)).toBeVisible();
  expect(page.url()).toBe('/welcome?step=language');
});

test('an interest that is gone meanwhile is told at its step', async () => {
  const page = open(
    {
      getIntroduction: told,
      updateIntroduction: () => {
        throw refusal('invalid', { errors: { interests: ['Choose at least one interest.'] } });
      },
    },
    '/welcome?step=language',
  );
  await waitFor(() => expect(page.calls.map(({ name }) => name)).toContain('getIntroduction'));
  await page.user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('Choose at least one interest.')).toBeVisible();
  expect(page.url()).toBe('/welcome?step=interests');
});

test('categories that do not come can be asked for again', async () => {
  let isDown = true;
  const page = open(
    {
      listCategories: () => {
        if (isDown) throw refusal('internal');
        return categories;
      },
    },
    '/welcome?step=interests',
  );
  await screen.findByText('The categories could not be loaded.');
  isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Photography' })).toBeVisible();
});

test.each([
  ['goal', /Nadia/],
  ['interests', 'Photography'],
  ['level', /Nadia/],
  ['weekly_minutes', /Nadia/],
  ['language', 'Français'],
])('in French it says everything in French: %s', async (step, until) => {
  const found = await untranslated(inFrame(<WelcomeScreen />), {
    url: `/welcome?step=${step}`,
    session: {},
    replies: plain,
    until,
    except: ['English', 'Français'],
  });
  expect(found).toEqual([]);
});
