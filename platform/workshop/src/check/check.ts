/** `npm run check`: types, lint, format, dead code, licences and doubled dependencies. Exits 1 if one of them fails. */
import { existsSync } from 'node:fs';
import { Listr } from 'listr2';
import { checkAddresses } from './check-addresses.ts';
import { checkCircles } from './check-circles.ts';
import { checkCopies } from './check-copies.ts';
import { checkDependencies } from './check-dependencies.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkHouses } from './check-houses.ts';
import { checkLinks } from './check-links.ts';
import { checkMessages } from './check-messages.ts';
import { checkLicences } from './check-licences.ts';
import { checkStyles } from './check-styles.ts';
import { checkTables } from './check-tables.ts';
import { checkLocks } from '../packages/lock-remotes.ts';
import { root, run, workspaces } from '../start/run-command.ts';

async function mustPass(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(output.trim() || `${command} ended with ${code}`);
}

/** One process a workspace, two at a time: together they would need more memory than one process may have. */
const twoAtATime = { concurrent: 2, exitOnError: false };
const eachOf = (folders: readonly string[], check: (folder: string) => Promise<void>) =>
  folders.map((workspace) => ({ title: workspace, task: () => check(workspace) }));

/** These run in a browser, unlike the workspace around them. */
const inBrowser = [
  'api/sandbox-gateway/hosted/browser',
  'api/src/learning/scorm/frame',
  'api/src/teaching/scorm-export/player',
  'platform/toolchain/src/doctor/host',
  'platform/packages/runtime-plugin',
].filter((folder) => existsSync(`${root}${folder}`));

/** In one thread: its four checkers would each work out the same library types, at four times the cost. */
const checkTypes = (workspace: string) =>
  mustPass('node', ['node_modules/typescript7/bin/tsc', '-p', workspace, '--singleThreaded']);
const lint = () => mustPass('eslint', ['.', '--max-warnings=0', '--concurrency=2']);
/** Rules about promises and unions, which need every type. */
const lintByTypes = () => mustPass('oxlint', ['--type-aware']);

const tasks = new Listr(
  [
    { title: 'Types', task: (_, task) => task.newListr(eachOf([...workspaces, ...inBrowser], checkTypes), twoAtATime) },
    { title: 'Lint', task: lint },
    { title: 'Lint by types', task: lintByTypes },
    { title: 'Format', task: () => mustPass('prettier', ['--check', '.', '--cache', '--log-level=warn']) },
    { title: 'Dead code', task: () => mustPass('knip', ['--no-progress']) },
    { title: 'Folders: no two know one another', task: checkCircles },
    { title: 'Folders: every remote the same house', task: checkHouses },
    { title: 'Addresses: each stands in the site’s table alone', task: checkAddresses },
    { title: 'Tables: each is written by its quarter, and asked by those above', task: checkTables },
    { title: 'Texts: complete in every language', task: checkMessages },
    { title: 'Texts: in the words of the glossary', task: checkGlossary },
    { title: 'Texts: each stands once', task: checkCopies },
    { title: 'Pages: every link leads to a file', task: checkLinks },
    { title: 'Styles: starts and ends, never left and right', task: checkStyles },
    { title: 'Licences', task: checkLicences },
    { title: 'Dependencies: one exact version each, browser libraries once', task: checkDependencies },
    { title: 'Locks: each remote’s own says what the project’s says', task: checkLocks },
  ],
  {
    concurrent: 2,
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
