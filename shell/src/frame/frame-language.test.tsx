import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { permissions } from '@stoa/shared/contract/kernel/roles.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { searchChoiceStore } from '../search/search-choice.ts';
import { inFrame } from '../testing/render-in-frame.tsx';
import { CreatorBar } from './creator-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PartnerBar } from './partner-bar.tsx';
import { SideDrawer } from './side-drawer.tsx';

beforeEach(() => searchChoiceStore.getState().choose({ text: '' }));

const frame = inFrame(
  <>
    <Header />
    <CreatorBar />
    <PartnerBar />
    <p>Drawing with light</p>
    <Footer />
  </>,
);
/** Names, and words that are the same in both. */
const same = ['Stoa', 'Menu', 'English', 'Français', 'Notifications'];

const creator = ['create-course', 'view-course', 'view-learning-path'] as const;
const partner = ['create-learning-path', 'view-learning-path', 'create-micro-course'] as const;
test.each([
  ['a guest', undefined],
  ['a learner', { permissions: ['view-course-first-video'] as const }],
  ['a creator', { permissions: creator }],
  ['a partner', { permissions: partner }],
])('header, bars and footer of %s are translated', async (_who, session) => {
  const year = new Date().getFullYear();
  const found = await untranslated(frame, {
    url: '/?course=Drawing with light',
    session,
    until: 'Drawing with light',
    except: [...same, `© ${year} Stoa · Version 1.2.3`],
  });
  expect(found).toEqual([]);
});

test('the phone’s menu is translated, with all that anyone may see in it', async () => {
  const drawer = inFrame(<SideDrawer opened onClose={() => undefined} />);
  const found = await untranslated(drawer, {
    url: '/',
    session: { permissions: permissions.filter((one) => one !== 'create-course') },
    until: /^(Menu)$/,
    except: [...same, 'Portfolio'],
  });
  expect(found).toEqual([]);
});

test('the language changes while the page is open, and menus follow', async () => {
  const { user, platform } = await renderIn('en', frame, { url: '/', session: { permissions: [...creator] } });
  await act(() => platform.preferences.choose({ locale: 'fr' }));
  await user.click(await screen.findByRole('button', { name: 'Espace de création' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Créer un cours', 'Gérer les cours', 'Rapports']);
});
