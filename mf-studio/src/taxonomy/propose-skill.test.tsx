import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { ProposeSkillModal } from './propose-skill-modal.tsx';
import { SkillsField } from './skills-field.tsx';

beforeAll(async () => {
  await import('./propose-skill-modal.tsx');
});

const proposed = {
  id: anId(1),
  skill: 'Fresco',
  names: {},
  note: '',
  state: 'declined' as const,
  reason: 'No course teaches it.',
  created_at: '2026-03-02T09:00:00.000Z',
};
const earlier = { items: [proposed], page: 1, per_page: 10, total: 1 };
const field = <SkillsField label="Skills" value={[]} onChange={() => undefined} />;
const open = (replies: Replies = {}, permissions: 'create-course'[] = ['create-course']) =>
  renderScreen(field, {
    url: '/',
    session: { permissions },
    replies: { listSkills: [], listOwnSkillProposals: earlier, ...replies },
  });

test('who misses a skill proposes it, and sees what became of those before', async () => {
  const { user, calls, toasts } = open({
    proposeSkill: { ...proposed, skill: 'Weaving', state: 'open', reason: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose a skill that is missing' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('“Fresco” was declined: No course teaches it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  expect(await dialog.findByText('A skill has 2 to 60 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Skill, in English' }), 'Weaving');
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/“Weaving” is proposed/));
  expect(calls.find(({ name }) => name === 'proposeSkill')?.body).toEqual({
    skill: 'Weaving',
    names: { fr: '' },
    note: '',
  });
});

test('one that is on the list already is told at the field, and stays typed', async () => {
  const { user } = open({
    proposeSkill: () => {
      throw refusal('invalid', { errors: { skill: ['This skill is on the list already.'] } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose a skill that is missing' }));
  const name = await screen.findByRole('textbox', { name: 'Skill, in English' });
  await user.type(name, 'Weaving');
  await user.click(screen.getByRole('button', { name: 'Propose it' }));
  expect(await screen.findByText('This skill is on the list already.')).toBeVisible();
  expect(name).toHaveValue('Weaving');
});

test('who writes no courses proposes nothing', async () => {
  open({}, []);
  expect(await screen.findByRole('combobox', { name: 'Skills' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Propose a skill that is missing' })).toBeNull();
});

test('the dialog speaks French', async () => {
  const replies = { listOwnSkillProposals: earlier };
  expect(
    await untranslated(<ProposeSkillModal onClose={() => undefined} />, { url: '/', replies, until: /Fresco/ }),
  ).toEqual([]);
});
