import { expect, test } from '@jest/globals';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor } from '@testing-library/react';
import { App } from '../app.tsx';
import { aPathBuilder, arts, partner } from '../testing/path-builders.ts';

const options = { url: '/learning-path/create', session: partner, replies: { listCategories: [arts], listSkills: [] } };
const open = (replies: Replies = {}) =>
  renderScreen(<App />, { ...options, replies: { ...options.replies, ...replies } });

test('a title and a category of any level make a draft, which is opened', async () => {
  const { user, url, calls } = open({ saveLearningPath: aPathBuilder(), getPathBuilder: aPathBuilder() });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Portraits from the start');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Arts');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sub-category' }), 'Photo');
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(url()).toBe('/learning-path/edit/portraits'));
  expect(calls.find(({ name }) => name === 'saveLearningPath')?.body).toEqual({
    title: 'Portraits from the start',
    category_id: anId(11),
  });
});

test('what was typed is not left without a question, and the draft is', async () => {
  const { user, url, isGuarded } = open({ saveLearningPath: aPathBuilder(), getPathBuilder: aPathBuilder() });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(isGuarded()).toBe(false);
  await user.type(title, 'Portraits from the start');
  expect(isGuarded()).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Arts');
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(url()).toBe('/learning-path/edit/portraits'));
  expect(isGuarded()).toBe(false);
});

test('what is missing is named at its field, and nothing is sent', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Create the draft' }));
  expect(await screen.findByText('Title must be between 5 and 100 characters.')).toBeVisible();
  expect(screen.getByText('Fill in this field.')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('saveLearningPath');
});

test("the server's rule stands at the field it names, any other refusal above the buttons", async () => {
  let code: 'invalid' | 'unavailable' = 'invalid';
  const { user } = open({
    saveLearningPath: () => {
      throw refusal(code, code === 'invalid' ? { errors: { title: ['Title must not be all capitals.'] } } : {});
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'PORTRAITS');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Arts');
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  expect(await screen.findByText('Title must not be all capitals.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  code = 'unavailable';
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not available at the moment.');
});

test('the screen speaks French, and so do its rules', async () => {
  expect(await untranslated(<App />, { ...options, until: 'Arts' })).toEqual([]);
  const { user } = await renderIn('fr', <App />, options);
  await user.click(await screen.findByRole('button', { name: 'Créer le brouillon' }));
  expect(await screen.findByText('Le titre compte de 5 à 100 caractères.')).toBeVisible();
});
