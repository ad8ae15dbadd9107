import { expect, test } from '@jest/globals';
import { defaultEmbedHosts, embedAddress, embedHostsFrom } from './embed-address.ts';

const film = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=RD', film],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', `${film}?start=90`],
  [' https://youtu.be/dQw4w9WgXcQ?si=abc ', film],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', film],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5&amp;x=1" allowfullscreen></iframe>',
    `${film}?start=5`,
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.geogebra.org/m/abcd1234', 'https://www.geogebra.org/material/iframe/id/abcd1234'],
  ['https://codepen.io/ada/pen/xyZAbc', 'https://codepen.io/ada/embed/xyZAbc?default-tab=result'],
  ['<iframe src="//codepen.io/ada/embed/xyZAbc"></iframe>', 'https://codepen.io/ada/embed/xyZAbc'],
])('%s is shown as %s', (pasted, address) => {
  expect(embedAddress(pasted, defaultEmbedHosts)).toBe(address);
});

test.each([
  'https://evil.example/embed',
  'https://player.vimeo.com.evil.example/video/1',
  'https://evil.example/?https://player.vimeo.com/video/1',
  'https://player.vimeo.com@evil.example/',
  'https://ada:secret@player.vimeo.com/video/1',
  'https://player.vimeo.com:8443/video/1',
  'http://player.vimeo.com/video/1',
  'javascript:alert(1)//player.vimeo.com',
  'data:text/html,player.vimeo.com',
  '<iframe srcdoc="hi" src="https://evil.example/"></iframe>',
  'https://www.youtube.com/@somebody',
  'a film about light',
  '',
])('%s is shown by no frame', (pasted) => {
  expect(embedAddress(pasted, defaultEmbedHosts)).toBeUndefined();
});

test('hosts are read from a list, and what is no host is told apart', () => {
  expect(embedHostsFrom(' Player.Vimeo.com, codepen.io,')).toEqual(['player.vimeo.com', 'codepen.io']);
  expect(embedHostsFrom('')).toEqual([]);
  for (const wrong of ['https://codepen.io', '*.example', 'localhost', 'codepen.io;script-src']) {
    expect(embedHostsFrom(wrong)).toBeUndefined();
  }
});
