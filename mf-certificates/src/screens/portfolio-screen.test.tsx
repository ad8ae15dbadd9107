import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CertificateCard } from '@stoa/shared/contract/learning/certificates.ts';
import type { PortfolioItem } from '@stoa/shared/contract/learning/portfolio.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { type Replies, refusal } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';

const skills = [
  { id: anId(1), skill: 'Composition' },
  { id: anId(2), skill: 'Lighting' },
];
const share = 'a-share-of-22-letters_';
const aPiece = (given: Partial<PortfolioItem> = {}): PortfolioItem => ({
  id: anId(11),
  title: 'Seven days of light',
  summary: 'The same cup at the same window.',
  skills,
  evidence: { kind: 'certificate', slug: 'light-7k3m', course_name: 'Drawing with light', status: 'issued' },
  verified: true,
  created_at: '2026-10-12T09:00:00.000Z',
  visibility: 'private',
  share: 'piece-of-22-letters___',
  ...given,
});
const linked = { kind: 'link', url: 'https://work.example.org/porch' } as const;
const aCertificate = (given: Partial<CertificateCard> = {}): CertificateCard => ({
  slug: 'light-7k3m',
  cert_id: '7K3MQ9X2V4TBH5RD',
  item: 'course',
  course_name: 'Drawing with light',
  course_slug: 'drawing-with-light',
  cover_url: null,
  issued_at: '2026-10-12T09:00:00.000Z',
  status: 'issued',
  ...given,
});
const withItems = (...items: PortfolioItem[]): Replies => ({ listPortfolioItems: { share, items } });
const forForm = (...items: PortfolioItem[]): Replies => ({
  ...withItems(...items),
  listCertificates: [aCertificate(), aCertificate({ slug: 'old-1', course_name: 'Withdrawn', status: 'revoked' })],
  listSkills: skills,
});
const at = (url: string, replies: Replies) => renderScreen(<App />, { url, session: {}, replies });
const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('article');
  if (found === null) throw new Error(`No card is called ${name}.`);
  return within(found);
};

test('each piece says what it shows, what by, whether that holds, and who sees it', async () => {
  at(
    '/skills-portfolio',
    withItems(
      aPiece(),
      aPiece({ id: anId(12), title: 'A porch', evidence: linked, verified: false, visibility: 'public' }),
      aPiece({
        id: anId(13),
        title: 'Withdrawn',
        evidence: { kind: 'certificate', slug: 'old-1', course_name: 'Old course', status: 'revoked' },
        verified: false,
      }),
      aPiece({
        id: anId(14),
        title: 'Handed in',
        evidence: { kind: 'submission', id: anId(20), assignment: 'Draw a porch', course_name: 'Porches' },
      }),
    ),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Skills portfolio' })).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Seven days of light' });
  const light = card('Seven days of light');
  expect(light.getByText('Verified')).toBeInTheDocument();
  expect(light.getByText('Only you')).toBeInTheDocument();
  expect(light.getByRole('link', { name: 'Certificate: Drawing with light' })).toHaveAttribute(
    'href',
    '/certificates/light-7k3m',
  );
  expect(
    within(light.getByRole('list'))
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Composition', 'Lighting']);
  expect(light.queryByRole('button', { name: 'Copy link' })).toBeNull();

  const porch = card('A porch');
  expect(porch.queryByText('Verified')).toBeNull();
  expect(porch.getByText('Public')).toBeInTheDocument();
  const out = porch.getByRole('link', { name: 'Link to work.example.org' });
  expect(out).toHaveAttribute('href', 'https://work.example.org/porch');
  expect(out).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(card('Withdrawn').getByText('Certificate revoked')).toBeInTheDocument();
  expect(card('Handed in').getByText('Approved work: Draw a porch, in the course Porches')).toBeInTheDocument();
});

test('an empty portfolio offers a first piece and a course', async () => {
  at('/skills-portfolio', { listPortfolioItems: { share: null, items: [] } });
  expect(await screen.findByRole('heading', { name: 'Your portfolio is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add your first piece' })).toHaveAttribute(
    'href',
    '/skills-portfolio?item=new',
  );
  expect(screen.getByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/marketplace/results');
});

test('a portfolio that can’t be loaded offers another try', async () => {
  let isDown = true;
  const { user } = at('/skills-portfolio', {
    listPortfolioItems: () => {
      if (isDown) throw refusal('forbidden');
      return { share, items: [aPiece()] };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your portfolio could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Seven days of light' })).toBeInTheDocument();
});

test('links can be copied: of a piece that is not private, and of all that is public', async () => {
  const { user, toasts } = at('/skills-portfolio', withItems(aPiece({ visibility: 'public' })));
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await user.click(screen.getByRole('button', { name: 'Copy the link to your public pieces' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }, { kind: 'success' }]));
  expect(copied.mock.calls).toEqual(
    ['piece-of-22-letters___', share].map((own) => [`${window.location.origin}/skills-portfolio/${own}`]),
  );
  expect(screen.getByRole('link', { name: 'See what others see' })).toHaveAttribute(
    'href',
    `/skills-portfolio/${share}`,
  );
});

test('without a public piece there is no page to show others', async () => {
  at('/skills-portfolio', withItems(aPiece({ visibility: 'link' })));
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See what others see' })).toBeNull();
});

test('what was removed can be put back', async () => {
  let items = [aPiece()];
  const { user, toasts, calls } = at('/skills-portfolio', {
    listPortfolioItems: () => ({ share, items }),
    removePortfolioItem: () => {
      items = [];
      return { ok: true };
    },
    restorePortfolioItem: () => {
      items = [aPiece()];
      return aPiece();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { name: 'Your portfolio is empty' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'My pieces' })).toHaveFocus());
  expect(toasts[0]).toMatchObject({ message: '“Seven days of light” was removed.', action: { label: 'Undo' } });
  toasts[0]!.action!.run();
  expect(await screen.findByRole('heading', { name: 'Seven days of light' })).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toContain('restorePortfolioItem');
});

test('a new piece is checked when it is sent, and from then on as one types', async () => {
  const { user, calls, isGuarded } = at('/skills-portfolio?item=new', forForm());
  const title = await screen.findByLabelText('Title');
  await user.type(title, 'ab');
  expect(screen.queryByText('Title must be between 3 and 100 characters.')).toBeNull();
  expect(isGuarded()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add to portfolio' }));
  for (const rule of [
    'Title must be between 3 and 100 characters.',
    'Enter an address that begins with https://.',
    'Choose at least one skill.',
  ]) {
    expect(await screen.findByText(rule)).toBeInTheDocument();
  }
  expect(screen.getByLabelText('Address of your work')).toHaveFocus();
  await user.type(title, 'c');
  expect(screen.queryByText('Title must be between 3 and 100 characters.')).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('createPortfolioItem');
});

test('a piece that rests on a certificate takes its title from it, and is added', async () => {
  const { user, calls, url, toasts, isGuarded } = at('/skills-portfolio?item=new', {
    ...forForm(),
    createPortfolioItem: ({ body }) => aPiece({ title: body.title }),
  });
  await user.selectOptions(await screen.findByLabelText('Evidence'), 'Drawing with light');
  expect(screen.getByLabelText('Title')).toHaveValue('Drawing with light');
  expect(screen.queryByLabelText('Address of your work')).toBeNull();
  expect(screen.queryByRole('option', { name: /Withdrawn/ })).toBeNull();
  await user.type(screen.getByLabelText('Summary (optional)'), 'Two weeks.');
  await user.click(screen.getByRole('combobox', { name: 'Skills' }));
  await user.click(await screen.findByRole('option', { name: 'Lighting' }));
  await user.click(screen.getByRole('radio', { name: 'Everyone' }));
  await user.click(screen.getByRole('button', { name: 'Add to portfolio' }));
  await waitFor(() => expect(url()).toBe('/skills-portfolio'));
  expect(calls.find(({ name }) => name === 'createPortfolioItem')?.body).toEqual({
    title: 'Drawing with light',
    summary: 'Two weeks.',
    skill_ids: [anId(2)],
    evidence: { kind: 'certificate', slug: 'light-7k3m' },
    visibility: 'public',
  });
  expect(toasts).toMatchObject([{ kind: 'success', message: '“Drawing with light” is in your portfolio.' }]);
  expect(isGuarded()).toBe(false);
});

test('who goes on while a piece is saved is not taken back to the portfolio', async () => {
  const late = lateReply(() => aPiece());
  const { user, navigations, toasts, unmount } = at(`/skills-portfolio?item=${anId(11)}`, {
    ...forForm(aPiece()),
    updatePortfolioItem: late.reply,
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  unmount();
  await late.come();
  expect(toasts).toHaveLength(1);
  expect(navigations).toEqual([]);
});

test('a title of one’s own stays when a certificate is chosen', async () => {
  const { user } = at('/skills-portfolio?item=new', forForm());
  await user.type(await screen.findByLabelText('Title'), 'My words');
  await user.selectOptions(screen.getByLabelText('Evidence'), 'Drawing with light');
  expect(screen.getByLabelText('Title')).toHaveValue('My words');
});

test('an edit begins with what is there, and keeps evidence that is not offered anew', async () => {
  const evidence = { kind: 'submission', id: anId(20), assignment: 'Draw a porch', course_name: 'Porches' } as const;
  const { user, calls, url } = at(`/skills-portfolio?item=${anId(11)}`, {
    ...forForm(aPiece({ evidence, visibility: 'link' })),
    updatePortfolioItem: aPiece(),
  });
  const title = await screen.findByLabelText('Title');
  expect(title).toHaveValue('Seven days of light');
  expect(screen.getByRole('option', { name: 'Draw a porch' })).toHaveProperty('selected', true);
  expect(screen.getByRole('radio', { name: 'Anyone with the link' })).toBeChecked();
  await user.clear(title);
  await user.type(title, 'Eight days');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(url()).toBe('/skills-portfolio'));
  expect(calls.find(({ name }) => name === 'updatePortfolioItem')).toMatchObject({
    params: { id: anId(11) },
    body: { title: 'Eight days', evidence: { kind: 'submission', id: anId(20) }, visibility: 'link' },
  });
});

test('what the server refuses stands at its field, or above the buttons', async () => {
  let error = refusal('invalid', { errors: { skill_ids: ['Choose skills from the list.'] } });
  const { user } = at(`/skills-portfolio?item=${anId(11)}`, {
    ...forForm(aPiece()),
    updatePortfolioItem: () => {
      throw error;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose skills from the list.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  error = refusal('conflict');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/holds at most 100 pieces/);
});

test('a piece that is gone leads back', async () => {
  at(`/skills-portfolio?item=${anId(99)}`, forForm());
  expect(await screen.findByRole('link', { name: 'Back to the portfolio' })).toHaveAttribute(
    'href',
    '/skills-portfolio',
  );
});

const someone = { full_name: 'Nadia Haddad', initial: 'NH', title: 'Photographer', profile_image: null };

test('a guest sees what is shared, whose it is, and nothing to change it by', async () => {
  const { visibility: _visibility, share: _share, ...item } = aPiece();
  renderScreen(<App />, {
    url: `/skills-portfolio/${share}`,
    replies: { getSharedPortfolio: { person: someone, items: [item] } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Portfolio of Nadia Haddad' })).toBeInTheDocument();
  expect(card('Seven days of light').getByText('Verified')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an address that shows nothing says so', async () => {
  renderScreen(<App />, {
    url: '/skills-portfolio/nothing-here',
    replies: {
      getSharedPortfolio: () => {
        throw refusal('not_found');
      },
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Nothing is shown at this address' }),
  ).toBeInTheDocument();
});

test.each([
  {
    url: '/skills-portfolio',
    replies: withItems(
      aPiece({ visibility: 'public' }),
      aPiece({ id: anId(12), visibility: 'link', verified: false, evidence: linked }),
      aPiece({
        id: anId(13),
        verified: false,
        evidence: { kind: 'certificate', slug: 'old-1', course_name: 'Old course', status: 'revoked' },
      }),
    ),
    until: 'Seven days of light',
  },
  { url: '/skills-portfolio', replies: { listPortfolioItems: { share: null, items: [] } }, until: /portfolio/i },
  { url: '/skills-portfolio?item=new', replies: forForm(), until: 'Drawing with light' },
  { url: `/skills-portfolio?item=${anId(11)}`, replies: forForm(aPiece()), until: 'Drawing with light' },
  {
    url: `/skills-portfolio/${share}`,
    replies: { getSharedPortfolio: { person: someone, items: [aPiece()] } },
    until: 'Seven days of light',
  },
])('nothing on $url stays in English for who reads French', async ({ until, ...options }) => {
  expect(await untranslated(<App />, { ...options, session: {}, until, except: ['https://'] })).toEqual([]);
});
