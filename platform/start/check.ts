/** `npm run check`: types, lint, format, dead code, licences and doubled dependencies. Exits 1 if one of them fails. */
import { Listr } from 'listr2';
import { checkDependencies } from './check-dependencies.ts';
import { checkLicences } from './check-licences.ts';
import { run, workspaces } from './run-command.ts';

async function mustPass(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(output.trim() || `${command} ended with ${code}`);
}

const tasks = new Listr(
  [
    {
      title: 'Types',
      task: (_, task) =>
        task.newListr(
          workspaces.map((workspace) => ({
            title: workspace,
            task: () => mustPass('node', ['node_modules/typescript7/bin/tsc', '-p', workspace]),
          })),
          { concurrent: 2, exitOnError: false },
        ),
    },
    {
      title: 'Lint',
      task: () =>
        mustPass('eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/']),
    },
    { title: 'Format', task: () => mustPass('prettier', ['--check', '.', '--cache', '--log-level=warn']) },
    { title: 'Dead code', task: () => mustPass('knip', ['--no-progress']) },
    { title: 'Licences', task: checkLicences },
    { title: 'Dependencies: one exact version each, browser libraries once', task: checkDependencies },
  ],
  {
    concurrent: false,
    exitOnError: false,
    collectErrors: true,
    renderer: process.stdout.isTTY ? 'default' : 'simple',
  },
);

await tasks.run();
const errors = tasks.errors ?? [];
if (errors.length > 0) {
  console.error(`\n${errors.map((error) => error.message).join('\n\n')}`);
  console.error(`\ncheck: ${errors.length} failed`);
  process.exit(1);
}
console.log('check: all passed');
