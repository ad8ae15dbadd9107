import { existsSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import globals from 'globals';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { quarters } from './api/quarters.ts';

/** The fences between rooms are read off the folders, so that a new remote is fenced on the day it is born. */
const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
/** @throws where a folder stands in no list: it would be outside all fences, and nobody would notice. */
const listed = (house, names, ...others) => {
  const known = [...names, ...others, 'node_modules', 'dist'];
  const missing = folders(house).filter((name) => !name.startsWith('.') && !known.includes(name));
  if (missing.length === 0) return names;
  throw new Error(
    `${missing.map((name) => `${house}/${name}`).join(' and ')} would be fenced by nothing: ` +
      `write it, in its place, into the list of ${house}'s folders (eslint.config.js; for the API api/quarters.ts).`,
  );
};
const remotes = folders('.').filter((name) => name.startsWith('mf-'));
const apps = [...remotes, 'shell', 'api', 'platform', 'e2e'];
/** The platform's workspaces, each knowing those before it; its packages are thin, and its deployment holds no source. */
const platform = listed('platform', ['server', 'toolchain', 'workshop'], 'packages', 'deploy');
listed('api/src', quarters, 'testing');
listed('shared/src/contract', ['site', ...quarters]);

const zone = (target, from, message, except) => ({
  target: `./${target}`,
  from: `./${from}`,
  message,
  ...(except && { except }),
});

/** Journeys lie all over e2e, the platform's source in its workspaces, and the API's demonstration beside its source. */
const sourceOf = (app) => (['e2e', 'platform', 'api'].includes(app) ? app : `${app}/src`);
/** What journeys take from the platform: what the workshop holds ready for them, and presets for remotes of their own. */
const forJourneys = ['./workshop/src/testing', './toolchain/src/build'];
/** What the check of tables takes from the API: the order of its quarters. */
const forChecks = ['./quarters.ts'];
const lentTo = { e2e: forJourneys, platform: forChecks };
/** One zone for each room, not for each pair: lint looks through all of them at every import. */
const between = [
  ...apps.map((app) => ({
    target: `./${sourceOf(app)}`,
    from: apps.filter((other) => other !== app).map((other) => `./${other}`),
    message: `${app} and the other rooms meet only through shared/ or over HTTP.`,
    except: lentTo[app] ?? [],
  })),
  {
    target: './shared/src',
    from: apps.map((app) => `./${app}`),
    message: 'shared/ is what all rooms stand on: it knows none of them.',
  },
];
/** A gateway is a company of its own: it and the API speak HTTP. */
const gateways = [
  zone('api/sandbox-gateway', 'api/src', 'The sandbox gateway knows nothing of the API.'),
  zone('api/{src,demo}', 'api/sandbox-gateway', 'The API knows the sandbox gateway by HTTP alone.'),
];
const upwardsInPlatform = [
  ...platform.flatMap((room, place) =>
    platform
      .slice(place + 1)
      .map((next) => zone(`platform/${room}`, `platform/${next}`, `${room} knows nothing of ${next}.`)),
  ),
  zone('platform/packages', 'platform/workshop', 'What is installed elsewhere knows nothing of this repository.'),
];
/** A remote of several products has each in a folder of its own, with screens of its own. */
const productsOf = (app) =>
  folders(`${app}/src`)
    .filter((room) => existsSync(`${app}/src/${room}/screens`))
    .map((room) => `${app}/src/${room}`);
const products = remotes.flatMap((app) =>
  productsOf(app).flatMap((product) => [
    ...productsOf(app)
      .filter((other) => other !== product)
      .map((other) => zone(product, other, 'Products of a remote know nothing of one another.')),
    zone(`${app}/src/ui`, product, 'What products share is below them.'),
  ]),
);
/** Where screens and features stand side by side. */
const houses = [...remotes, 'shell'].flatMap((app) => [`${app}/src`, ...productsOf(app)]);
const features = houses.flatMap((house) =>
  folders(`${house}/features`).map((feature) =>
    zone(`${house}/features/${feature}`, `${house}/features`, 'Features meet in sections and on screens.', [
      `./${feature}`,
    ]),
  ),
);
const upwards = houses.flatMap((house) =>
  [
    ['features', 'sections'],
    ['features', 'screens'],
    ['sections', 'screens'],
  ].map(([below, above]) =>
    zone(`${house}/${below}`, `${house}/${above}`, 'One way: screens → sections → features → shared.'),
  ),
);
/** Rooms that stand in an order: each knows only those written before it. */
const inOrder = (house, files, order) =>
  order.slice(0, -1).map((room, place) => {
    const later = order.slice(place + 1);
    return {
      target: `./${house}/${room}/${files}`,
      from: later.map((next) => `./${house}/${next}`),
      message: `${room} knows the rooms before it, and not ${later.join(', ')}.`,
    };
  });
const shellRooms = listed(
  'shell/src',
  [
    'messages',
    'timing',
    'notices',
    'failure',
    'reports',
    'history',
    'release',
    'remotes',
    'session',
    'preferences',
    'outbox',
    'cart',
    'context',
    'first-view',
    'routing',
    'search',
    'ui',
    'forms',
    'features',
    'screens',
    'frame',
    'start',
    'testing',
  ],
  'styles',
);
const later = [
  ...inOrder('api/src', '**/!(*.test).ts', quarters),
  // Below all of the contract stands what is the site's: addresses, languages, cookies.
  ...inOrder('shared/src/contract', '!(*.test).ts', ['site', ...quarters]),
  ...inOrder('shell/src', '**/!(*.test).{ts,tsx}', shellRooms),
];
const rooms = [
  ...[...remotes, 'shell'].map((app) => zone(`${app}/src`, 'shared/src/serving', 'Servers alone do this.')),
  ...['http', 'session', 'outbox', 'federation', 'files', 'question-files', 'i18n', 'ui', 'testing'].flatMap((room) =>
    ['contract', 'platform-contract'].map((contract) =>
      zone(`shared/src/${contract}`, `shared/src/${room}`, 'The contract knows nothing of ours.'),
    ),
  ),
  zone('shared/src/contract', 'shared/src/platform-contract', 'The marketplace runs on any platform.'),
  ...['http', 'session', 'outbox', 'files', 'question-files'].map((room) =>
    zone('shared/src/ui', `shared/src/${room}`, 'ui draws and knows no data.'),
  ),
  zone(
    'api/src/!(files)/**/!(*.test).ts',
    'api/src/files/content',
    'What people sent is parsed by a process of its own: ask files.checkers.',
  ),
  zone(
    'api/src/files/{,checkers/}!(*.test).ts',
    'api/src/files/content',
    'Ask files.checkers: no thread that answers others parses this.',
  ),
  ...['http', 'session', 'outbox', 'federation', 'files', 'ui'].map((room) =>
    zone('shared/src/i18n', `shared/src/${room}`, 'Languages are below everything that speaks.'),
  ),
  ...['http', 'session', 'outbox', 'federation', 'files', 'question-files'].map((room) =>
    zone(`shared/src/${room}`, 'shared/src/ui', `${room} draws nothing.`),
  ),
];

const frontEnd = ['@stoa/shared/ui/*', '@stoa/shared/http/*', '@stoa/shared/session/*', '@stoa/mf-*', '@stoa/shell/*'];
const mantine = {
  name: '@mantine/core',
  message: "Import from '@stoa/shared/kit' or '@stoa/shared/overlays': one copy for the whole page.",
  allowTypeImports: true,
};
const cookies = { name: 'js-cookie', message: 'Cookies are touched in shell/src/session alone.' };
const ofPlatform = platform.map((room) => `@stoa/${room}/*`);
const packages = (...patterns) => ({
  patterns: patterns.map((group) => ({ group: [group], message: 'A room may not reach into this one.' })),
});

export default tseslint.config(
  // The template is linted as what it becomes: a remote.
  {
    ignores: [
      'platform/toolchain/template/',
      '**/dist/',
      '**/node_modules/',
      'data/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  js.configs.recommended,
  // Rules that ask for types are oxlint's, which knows them in a tenth of the time: .oxlintrc.json.
  tseslint.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...between,
            ...gateways,
            ...upwardsInPlatform,
            ...products,
            ...features,
            ...upwards,
            ...later,
            ...rooms,
          ],
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  // Playwright reads from the pattern which fixtures a hook wants: none has to be written `{}`.
  { files: ['e2e/**/*.ts'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  {
    files: ['api/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[init.type="Identifier"], ' +
            'ExportNamedDeclaration > ExportSpecifier)',
          message: 'A second name, or a second way in: export it where it is, and let others import that file.',
        },
      ],
    },
  },
  // Scripts that the benchmark puts into the page it measures.
  {
    files: [
      'platform/workshop/src/bench/**/*.js',
      'platform/toolchain/src/build/devtools-hook.js',
      'platform/toolchain/src/prover/page/**',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['{shell,shared,mf-*,e2e/remotes/*}/src/**/*.{ts,tsx}'],
    extends: [
      reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.recommended,
    ],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [mantine, cookies],
          ...packages(...ofPlatform, '@stoa/api/*', '@stoa/shell/*', '@stoa/mf-*', 'node:*'),
        },
      ],
    },
  },
  {
    files: ['shared/src/serving/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['shared/src/ui/{kit,overlays,theme,stoa-provider,scheme-pane}.{ts,tsx}', 'shared/src/testing/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['shell/src/session/**', 'shell/src/**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [mantine], ...packages(...ofPlatform, '@stoa/api/*', '@stoa/mf-*') },
      ],
    },
  },
  ...[
    { room: 'api', above: ofPlatform },
    ...platform.map((room, place) => ({
      room: `platform/${room}`,
      above: ['@stoa/api/*', ...ofPlatform.slice(place + 1)],
    })),
    { room: 'platform/packages', above: ['@stoa/api/*', '@stoa/workshop/*'] },
  ].map(({ room, above }) => ({
    files: [`${room}/**/*.ts`],
    // Drawn in a browser.
    ignores: ['platform/toolchain/src/doctor/host/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', packages(...frontEnd, ...above)],
    },
  })),
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/**/{remote.config.ts,src/**}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        packages('@stoa/server/*', '@stoa/toolchain/*', '@stoa/api/*', '@stoa/shell/*', '@stoa/mf-*'),
      ],
    },
  },
  ...[
    { files: ['api/src/*/*.ts'], climb: '^(\\.\\./)+' },
    { files: ['api/src/*/*/*.ts'], climb: '^(\\.\\./){2,}' },
    { files: ['api/src/*/*/*/**/*.ts'], climb: '^(\\.\\./){3,}' },
  ].map(({ files, climb }) => ({
    files,
    // On top of all: a person's data is of every noun.
    ignores: ['api/src/account-data/**', 'api/src/testing/**', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `${climb}[a-z].*\\.(repository|routes)\\.ts$`,
              message: "Call another quarter's service, not its repository or routes.",
            },
          ],
        },
      ],
    },
  })),
  {
    files: [
      'platform/server/src/deploy/**',
      'platform/toolchain/src/{build,cli,commands,doctor}/**',
      'platform/toolchain/bin/**',
      'platform/workshop/**',
      'platform/packages/**',
      'api/demo/**',
    ],
    rules: { 'no-console': 'off' },
  },
);
