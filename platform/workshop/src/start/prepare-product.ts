import { mkdir } from 'node:fs/promises';
import { Listr } from 'listr2';
import { openPublishing } from './publish-builds.ts';
import { run } from './run-command.ts';
import type { StartSettings } from './settings.ts';

const NOTHING_FOUND = 'it ended without a word';

/**
 * Everything between a clean clone and a product that can start: build what changed, bring the database up to date,
 * load the demo content, publish the builds as releases. Each step does nothing when there is nothing to do.
 */
export function prepareProduct(
  settings: StartSettings,
  renderer: 'default' | 'simple' | 'silent' = process.stdout.isTTY ? 'default' : 'simple',
) {
  const { STOA_DATA_DIR, STOA_CHANNEL, STOA_DEMO } = settings;
  // Builds read it, too.
  process.env['STOA_DEMO'] = STOA_DEMO;
  // Nothing is paid while the product is prepared.
  const env = { ...process.env, STOA_DATA_DIR, STOA_CHANNEL, STOA_DEMO, STOA_GATEWAY: 'none' };
  const publishing = openPublishing(STOA_DATA_DIR, STOA_CHANNEL);
  const step =
    (file: string, ...args: string[]) =>
    () =>
      mustSucceed(file, args, env);

  return new Listr(
    [
      {
        title: 'Data folder',
        task: async (_, task) => {
          await mkdir(STOA_DATA_DIR, { recursive: true });
          task.title = `Data folder: ${STOA_DATA_DIR}`;
        },
      },
      {
        title: 'Demo content',
        enabled: STOA_DEMO === '1',
        task: step('api/demo/load-demo.ts'),
      },
      {
        title: 'Build what changed, and publish it',
        task: (_, task) =>
          task.newListr(
            publishing.packages.map((name) => ({
              title: name,
              task: async (_, own) => {
                const { version } = await publishing.publish(name);
                own.title = `${name} ${version}`;
              },
            })),
            { concurrent: 2 },
          ),
      },
      { title: 'Put what is new live', task: () => publishing.promote() },
    ],
    { renderer },
  );
}

async function mustSucceed(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run(process.execPath, [file, ...args], { env });
  if (code !== 0)
    throw new Error(`${file} failed:\n${output.trim().split('\n').slice(-30).join('\n') || NOTHING_FOUND}`);
}
