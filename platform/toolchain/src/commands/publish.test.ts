import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { isRefused } from '@stoa/server/registry/refusal.ts';
import type { Registry } from '@stoa/server/registry/registry.ts';
import { aBuiltFolder, aDataDir, aRemote, aShell } from '@stoa/server/testing/built-folders.ts';
import { aRegistry } from '@stoa/server/testing/registries.ts';
import { aCommandContext, told } from '../testing/command-contexts.ts';
import { publish } from './publish.ts';

let registry: Registry;
const options = { url: '', channel: 'production', by: 'ada', yes: true };

beforeEach(() => {
  registry = aRegistry();
});

test('a dry run tells each rule, and of sources too that the registry has not seen; it writes nothing', async () => {
  const bad = await aBuiltFolder(aRemote(), { 'js/remote.js': 'eval("1 + 1")' });
  const context = aCommandContext(registry);
  const plan = await publish(context, [await aBuiltFolder(aShell()), bad], { ...options, dryRun: true });
  expect(plan.exitCode).toBe(2);
  const words = told(plan).join('\n');
  expect(words).toMatch(/shell@1\.0\.0 would be published: 5 files/);
  expect(words).toMatch(
    /mf-catalog@1\.0\.0 would be refused:\n +✗ js\/remote\.js .* eval.*\[source_forbidden\]\n +Where: js\/remote\.js:1:1\n +Way out: /,
  );
  expect(words).not.toContain('when their bytes are uploaded');
  expect(context.calls).toEqual(['planPublish', 'planPublish']);
  expect(await registry.artefacts.listNames()).toEqual([]);
});

test('what is refused is refused before a byte is sent', async () => {
  const bad = await aBuiltFolder(aRemote(), { 'js/remote.js': 'eval("1 + 1")' });
  const context = aCommandContext(registry);
  const refused = await publish(context, [bad], options).catch((error: unknown) => error);
  expect(isRefused(refused, 'source_forbidden')).toBe(true);
  expect(context.calls).toEqual(['planPublish']);
});

test('publishing sends what is missing alone, and says so the second time', async () => {
  const first = aCommandContext(registry);
  const folder = await aBuiltFolder(aShell());
  expect(told(await publish(first, [folder], options))).toEqual([
    'shell@1.0.0 published',
    'Live nowhere yet. Next: stoa canary shell@1.0.0 --weight 5, or stoa promote shell@1.0.0',
  ]);
  expect(first.calls.filter((call) => call === 'putBlob').length).toBeGreaterThan(3);
  const again = aCommandContext(registry);
  expect(told(await publish(again, [folder], options))).toEqual(['shell@1.0.0 is published already']);
  expect(again.calls).not.toContain('putBlob');
});

test('with --promote it asks once, before anything is written, and puts all live in one change', async () => {
  const folders = [await aBuiltFolder(aShell()), await aBuiltFolder(aRemote())];
  const no = aCommandContext(registry, { answers: ['n'] });
  await expect(publish(no, folders, { ...options, yes: false, promote: true })).rejects.toThrow('Nothing was changed.');
  expect(no.calls).toEqual(['getStatus']);
  const lines = told(
    await publish(aCommandContext(registry, { answers: ['y'] }), folders, {
      ...options,
      yes: false,
      promote: true,
    }),
  );
  expect(lines.at(-1)).toContain('production is at revision 1: shell nothing → 1.0.0, mf-catalog nothing → 1.0.0');
});

test('a folder that is no build says what is missing in it', async () => {
  const folder = await aBuiltFolder(aShell());
  await rm(join(folder, 'main.css'));
  const refused = await publish(aCommandContext(registry), [folder], options).catch((error: unknown) => error);
  expect(String(refused)).toContain('main.css is listed in files.json but missing');
});

test('a workspace whose version was raised after its last build is not published as the version before', async () => {
  const workspace = await aDataDir();
  await cp(await aBuiltFolder(aRemote()), join(workspace, 'dist'), { recursive: true });
  const says = (version: string) => writeFile(join(workspace, 'package.json'), JSON.stringify({ version }));
  await says('1.1.0');
  await expect(publish(aCommandContext(aRegistry()), [workspace], options)).rejects.toMatchObject({
    code: 'artefact_invalid',
    message: 'mf-catalog was built as 1.0.0, and package.json says 1.1.0 by now.',
  });
  await says('1.0.0');
  expect(told(await publish(aCommandContext(aRegistry()), [workspace], options))[0]).toBe('mf-catalog@1.0.0 published');
});
