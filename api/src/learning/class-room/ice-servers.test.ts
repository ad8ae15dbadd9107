import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { readSettings } from '../../kernel/settings.ts';
import { iceServers } from './ice-servers.ts';

const until = new Date('2026-03-10T11:00:00Z');
const turn = {
  STOA_TURN_URLS: 'turn:turn.example:3478, turns:turn.example:5349?transport=tcp',
  STOA_TURN_SECRET: 'shared with coturn',
};

test('without settings pages find each other by themselves', () => {
  expect(iceServers(readSettings({}), 'seat', until)).toEqual([]);
});

test('a TURN server lets a seat in until ten minutes after the class, by the secret that it shares', () => {
  const [stun, given] = iceServers(readSettings({ STOA_STUN_URLS: 'stun:stun.example:3478', ...turn }), 'seat', until);
  expect(stun).toEqual({ urls: ['stun:stun.example:3478'] });
  const username = `${until.getTime() / 1000 + 600}:seat`;
  expect(given).toEqual({
    urls: ['turn:turn.example:3478', 'turns:turn.example:5349?transport=tcp'],
    username,
    credential: createHmac('sha1', 'shared with coturn').update(username).digest('base64'),
  });
});

test.each([
  [{ STOA_TURN_URLS: 'turn:turn.example:3478' }, /STOA_TURN_SECRET: is needed where there is STOA_TURN_URLS/],
  [{ STOA_STUN_URLS: 'https://stun.example' }, /STOA_STUN_URLS: must look like stun:/],
  [{ ...turn, STOA_TURN_SECRET: 'short' }, /STOA_TURN_SECRET: must have at least 16/],
])('%j is refused at the start', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});
