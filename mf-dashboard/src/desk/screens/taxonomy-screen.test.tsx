import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DeskCategory, DeskSkill } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import type { SkillProposal } from '@stoa/shared/contract/teaching/skill-proposals.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./taxonomy-screen.tsx');
  await import('../features/taxonomy/category-modal.tsx');
  await import('../features/taxonomy/move-modal.tsx');
  await import('../features/taxonomy/merge-modal.tsx');
  await import('../features/taxonomy/skill-modal.tsx');
  await import('../features/taxonomy/merge-skill-modal.tsx');
  await import('../features/taxonomy/decline-modal.tsx');
});

const unused = { courses: 0, drafts: 0, learning_paths: 0, posts: 0, interests: 0, expertise: 0 };
const aCategory = (given: Partial<DeskCategory>): DeskCategory => ({
  id: anId(1),
  version: 1,
  level: 'category',
  parent_id: null,
  name: 'Design',
  names: { fr: 'Dessin' },
  aliases: [],
  slug: 'design',
  former_slugs: [],
  uses: unused,
  ...given,
});
const design = aCategory({ uses: { ...unused, courses: 12, interests: 3 }, former_slugs: ['drawing'] });
const graphic = aCategory({
  id: anId(2),
  level: 'sub_category',
  parent_id: anId(1),
  name: 'Graphic design',
  names: {},
  slug: 'graphic-design',
  uses: { ...unused, courses: 12 },
});
const music = aCategory({ id: anId(3), name: 'Music', names: {}, slug: 'music' });
const tree = [design, graphic, music];
const aSkill = (given: Partial<DeskSkill> = {}): DeskSkill => ({
  id: anId(20),
  version: 3,
  skill: 'Typography',
  names: { fr: 'Typographie' },
  uses: { courses: 2, drafts: 0, learning_paths: 1, portfolio: 0 },
  ...given,
});
const free = aSkill({
  id: anId(21),
  skill: 'Weaving',
  names: {},
  uses: { ...aSkill().uses, courses: 0, learning_paths: 0 },
});
const paged = <T,>(...items: T[]) => ({ items, page: 1, per_page: 25, total: items.length });
const proposal: SkillProposal = {
  id: anId(30),
  skill: 'Stone carving',
  names: {},
  note: 'For my course on the porch.',
  state: 'open',
  reason: null,
  created_at: '2026-03-02T09:00:00.000Z',
  proposed_by: { id: anId(31), name: 'Ada Teacher' },
};
const counts = {
  level: [{ value: 'beginner' as const, courses: 7 }],
  content_type: [{ value: 'scorm' as const, courses: 1 }],
  type: [{ value: 'paid' as const, courses: 4 }],
  status: [{ value: 'draft' as const, courses: 9 }],
};

const session = { roles: ['super-admin' as const], permissions: ['manage-taxonomy' as const] };
const replies: Replies = {
  listDeskCategories: tree,
  listDeskSkills: paged(aSkill(), free),
  listSkillProposals: paged(proposal),
  listCourseWordCounts: counts,
};
const visit = (own: Replies = {}, query = '') =>
  renderScreen(<App />, { url: `/dashboard/taxonomy${query}`, session, replies: { ...replies, ...own } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Categories, in the order of menus' })).getAllByRole('listitem');
const sent = (calls: ReturnType<typeof visit>['calls'], name: string) => calls.find((one) => one.name === name);

test('the tree is gone down level by level, each with its names, address and what stands in it', async () => {
  const { user, url } = visit();
  const [first] = await rows();
  for (const text of ['Dessin', /1 category below it/, /12 courses and the interests of 3 people/, /Before: drawing/])
    expect(within(first!).getByText(text)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'What stands below Design' }));
  expect(url()).toBe(`/dashboard/taxonomy?in=${anId(1)}`);
  expect(await screen.findByText('Graphic design')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All categories' }));
  expect(await screen.findByText('Music')).toBeVisible();
});

test('one is added where one is, and taken back by one press', async () => {
  const { user, calls, toasts } = visit(
    { createCategory: { id: anId(9) }, removeCategory: { ok: true } },
    `?in=${anId(1)}`,
  );
  await user.click(await button('Add a category'));
  const form = within(await screen.findByRole('form', { name: 'Add a category below Design' }));
  await user.click(form.getByRole('button', { name: 'Add a category' }));
  expect(await form.findByText('A name has 2 to 60 characters.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Print');
  await user.type(form.getByRole('textbox', { name: 'Name in French' }), 'Impression');
  await user.click(form.getByRole('button', { name: 'Add a category' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: '“Print” was added.' }));
  expect(sent(calls, 'createCategory')?.body).toEqual({
    parent_id: anId(1),
    name: 'Print',
    names: { fr: 'Impression' },
    aliases: [],
  });
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() => expect(sent(calls, 'removeCategory')?.params).toEqual({ id: anId(9) }));
});

test('one that was changed meanwhile is not written over, and what was typed stays', async () => {
  const { user, calls } = visit({
    updateCategory: () => {
      throw refusal('conflict');
    },
  });
  await user.click(await button('Edit Design'));
  const name = await screen.findByRole('textbox', { name: 'Name in English' });
  await user.clear(name);
  await user.type(name, 'Design and drawing');
  await user.click(await button('Save'));
  expect(await screen.findByText(/Someone else has changed this since then/)).toBeVisible();
  expect(name).toHaveValue('Design and drawing');
  expect(sent(calls, 'updateCategory')?.body).toMatchObject({ base_version: 1, slug: 'design' });
});

test('by the keyboard one is put elsewhere, which is said; Undo puts it back', async () => {
  const { user, calls, toasts } = visit({ orderCategories: { ok: true } });
  expect(await button('Move Design up')).toBeDisabled();
  (await button('Move Design down')).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Design is now number 2 of 2.')).toBeInTheDocument();
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The categories are in another order.'));
  expect(sent(calls, 'orderCategories')?.body).toEqual({ parent_id: null, ids: [anId(3), anId(1)] });
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'orderCategories').at(-1)?.body).toEqual({
      parent_id: null,
      ids: [anId(1), anId(3)],
    }),
  );
});

test('dragged onto another one, it takes that place', async () => {
  const { calls } = visit({ orderCategories: { ok: true } });
  const [first, second] = await rows();
  const dataTransfer = { effectAllowed: 'none' };
  fireEvent.dragStart(second!, { dataTransfer });
  fireEvent.dragOver(first!, { dataTransfer });
  fireEvent.drop(first!, { dataTransfer });
  await waitFor(() =>
    expect(sent(calls, 'orderCategories')?.body).toEqual({ parent_id: null, ids: [anId(3), anId(1)] }),
  );
});

test('before one is moved or merged it is said what comes along', async () => {
  const { user, calls, toasts } = visit({ moveCategory: { ok: true }, mergeCategory: { ok: true } });
  await user.click(await button('Merge Design into another category'));
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of ['1 category below it', '12 courses', 'the interests of 3 people', /There is no way back/])
    expect(dialog.getByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(sent(calls, 'mergeCategory')).toBeUndefined();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'To be merged into' }), 'Music');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“Design” was merged into “Music”.'));
  expect(toasts.at(-1)?.action).toBeUndefined();
  expect(sent(calls, 'mergeCategory')?.body).toEqual({ base_version: 1, into_id: anId(3) });

  await user.click(screen.getByRole('link', { name: 'What stands below Design' }));
  await user.click(await button('Move Graphic design'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'To stand below' }), 'Music');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“Graphic design” stands below “Music” now.'));
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'moveCategory').map(({ body }) => body)).toEqual([
      { base_version: 1, parent_id: anId(3) },
      { base_version: 2, parent_id: anId(1) },
    ]),
  );
});

test('only one that is empty can be removed', async () => {
  const { user, calls } = visit({ removeCategory: { ok: true } });
  await user.click(await button('Remove Music'));
  expect(screen.queryByRole('button', { name: 'Remove Design' })).toBeNull();
  await waitFor(() => expect(sent(calls, 'removeCategory')?.params).toEqual({ id: anId(3) }));
});

test('skills are looked for, renamed in both languages, and merged', async () => {
  const { user, url, calls, toasts } = visit({ updateSkill: { ok: true }, mergeSkill: { ok: true } });
  await user.click(await screen.findByRole('tab', { name: 'Skills' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Find a skill' }), 'typo');
  await waitFor(() => expect(url()).toBe('/dashboard/taxonomy?view=skills&q=typo'));
  await user.click(await button('Edit Typography'));
  const french = await screen.findByRole('textbox', { name: 'Name in French' });
  await user.clear(french);
  await user.click(await button('Save'));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“Typography” was changed.'));
  expect(sent(calls, 'updateSkill')?.body).toEqual({ base_version: 3, skill: 'Typography', names: { fr: '' } });

  await user.click(await button('Merge Typography into another skill'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1 learning path')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'To be merged into' }));
  await user.click(await screen.findByRole('option', { name: 'Weaving' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent(calls, 'mergeSkill')?.body).toEqual({ base_version: 3, into_id: anId(21) }));
});

test('what a teacher proposes is taken with its names put right, or declined with a reason', async () => {
  const { user, calls } = visit({ decideSkillProposal: { ok: true } }, '?view=proposals');
  expect(await screen.findByText('For my course on the porch.')).toBeVisible();
  await user.click(await button('Decline Stone carving'));
  const why = within(await screen.findByRole('dialog'));
  await user.type(why.getByRole('textbox', { name: 'Reason' }), 'x');
  await user.click(why.getByRole('button', { name: 'Decline' }));
  expect(await why.findByText('Say why, in 3 to 500 characters.')).toBeVisible();
  await user.click(why.getByRole('button', { name: 'Cancel' }));
  await user.click(await button('Take Stone carving'));
  await user.type(await screen.findByRole('textbox', { name: 'Name in French' }), 'Taille de pierre');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take' }));
  await waitFor(() =>
    expect(sent(calls, 'decideSkillProposal')?.body).toEqual({
      decision: 'take',
      skill: 'Stone carving',
      names: { fr: 'Taille de pierre' },
    }),
  );
});

test('the words of courses stand with how many have each', async () => {
  visit({}, '?view=words');
  const levels = within(await screen.findByRole('table', { name: 'Levels' }));
  expect(levels.getByRole('row', { name: /Beginner 7/ })).toBeVisible();
});

test('what cannot be read says so, and is read again when asked', async () => {
  let isDown = true;
  const { user } = visit({
    listDeskCategories: () => {
      if (isDown) throw refusal('internal');
      return tree;
    },
  });
  const again = await button(/try again|retry/i);
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Music')).toBeVisible();
});

test.each([
  ['', 'Dessin'],
  ['?view=skills', 'Typographie'],
  ['?view=proposals', 'Stone carving'],
  ['?view=words', '7'],
])('the screen speaks French at %p', async (query, until) => {
  const url = `/dashboard/taxonomy${query}`;
  expect(await untranslated(<App />, { url, session, replies, until, except: ['SCORM'] })).toEqual([]);
});
