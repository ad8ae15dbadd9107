import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { WatchedParts } from './watched-parts.tsx';

const show = (isEnded: boolean) =>
  renderScreen(
    <WatchedParts watched={[[92, 100]]} duration={100} threshold={90} isEnded={isEnded} onJump={() => undefined} />,
    { url: '/' },
  );

test.each([
  ['a skipped part', false, 'You skipped a part.8% watched. 90% completes the lesson.'],
  ['the end', true, 'The video has ended, but the lesson is not complete: 8% watched, 90% needed.'],
])('at %s the share and what is needed are said once', async (_, isEnded, words) => {
  show(isEnded);
  expect(await screen.findByRole('region', { name: 'What you have watched' })).toHaveTextContent(
    new RegExp(`^${words.replaceAll('.', '\\.')}Watch`),
  );
});
