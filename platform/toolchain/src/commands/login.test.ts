import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { aRegistry } from '@stoa/server/testing/registries.ts';
import { aCommandContext } from '../testing/command-contexts.ts';
import { credentialsFile, findLogin } from '../cli/credentials.ts';
import { UsageError } from '../cli/usage-error.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

const url = 'https://stoa.example';

beforeEach(async () => {
  process.env['XDG_CONFIG_HOME'] = await mkdtemp(join(tmpdir(), 'stoa-config-'));
});

test('a login is tried first, and then kept for its site, readable by one account alone', async () => {
  const context = aCommandContext(aRegistry(), { answers: [' stoa_secret '] });
  const asked: string[] = [];
  const open = (_url: string, token: string) => {
    asked.push(token);
    return context.client;
  };
  const { lines } = await login(context.terminal, { url }, open);
  expect(lines).toEqual(['Logged in at https://stoa.example.', expect.stringContaining('for all remotes')]);
  expect(asked).toEqual(['stoa_secret']);
  expect(await findLogin(url)).toBe('stoa_secret');
  expect(await findLogin('https://other.example')).toBeUndefined();
  expect((await stat(credentialsFile())).mode & 0o777).toBe(0o600);

  expect((await logout({ url })).lines).toEqual(['Logged out of https://stoa.example.']);
  expect(await readFile(credentialsFile(), 'utf8')).not.toContain('stoa_secret');
});

test('a token that the site does not know is not kept', async () => {
  const { client, terminal } = aCommandContext(aRegistry(), { answers: ['wrong'] });
  const open = () => ({ ...client, call: () => Promise.reject(new Error('The registry does not know this token.')) });
  await expect(login(terminal, { url }, open)).rejects.toThrow('does not know this token');
  expect(await findLogin(url)).toBeUndefined();
  await expect(login(terminal, { url, token: ' ' }, open)).rejects.toThrow(UsageError);
});
