import { beforeEach, expect, test } from '@jest/globals';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { aTextLesson } from '../../../testing/builders.ts';
import type { Happened } from '../progress/use-record-progress.ts';
import { EmbedLesson } from './embed-lesson.tsx';

const address = 'https://player.vimeo.com/video/76979871';
const lesson = aTextLesson({ kind: 'embed', title: 'Light at noon' });
function embed(record: (happened: Happened) => void = () => undefined) {
  const content = { kind: 'embed' as const, embed_url: address, markdown: 'Look at the **shadows**.' };
  return <EmbedLesson {...{ lesson, content, record }} isEnrolled isCompleted={false} />;
}
const frame = () => screen.queryByTitle('Light at noon, on player.vimeo.com');

beforeEach(() => localStorage.clear());

test('the other site hears of nobody before they ask for its page', async () => {
  const { user } = renderScreen(embed(), { url: '/' });
  expect(await screen.findByText('This page comes from player.vimeo.com')).toBeVisible();
  expect(frame()).toBeNull();
  expect(screen.getByRole('link', { name: 'Open it on player.vimeo.com (new tab)' })).toHaveAttribute('href', address);
  await user.click(screen.getByRole('button', { name: 'Show the page' }));
  expect(frame()).toHaveAttribute('src', address);
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  expect(localStorage).toHaveLength(0);
});

test('a choice that is remembered holds for that site alone', async () => {
  const { user, unmount } = renderScreen(embed(), { url: '/' });
  await user.click(await screen.findByRole('checkbox', { name: /Show pages of player\.vimeo\.com without asking/ }));
  await user.click(screen.getByRole('button', { name: 'Show the page' }));
  unmount();
  renderScreen(embed(), { url: '/' });
  expect(await screen.findByTitle('Light at noon, on player.vimeo.com')).toBeInTheDocument();
  expect(Object.values(localStorage)).toEqual(['["player.vimeo.com"]']);
});

test('it is done when its reader says so', async () => {
  const recorded: Happened[] = [];
  const { user } = renderScreen(
    embed((happened) => recorded.push(happened)),
    { url: '/' },
  );
  await user.click(await screen.findByRole('button', { name: /done/i }));
  expect(recorded).toEqual([{ kind: 'marked_done' }]);
});

test('in French it asks in French', async () => {
  await renderIn('fr', embed(), { url: '/' });
  expect(await screen.findByText('Cette page vient de player.vimeo.com')).toBeVisible();
});
