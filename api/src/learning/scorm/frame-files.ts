import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

interface FrameFile {
  type: string;
  text: string;
}

/** What the page around a package loads, as it stands in `frame/`, without its types. */
const scripts = [
  'api-facade.ts',
  'commit-queue.ts',
  'item-list.ts',
  'plain-way.ts',
  'player.ts',
  'read-kept.ts',
  'restore-cmi.ts',
  'run-time.ts',
  'sco-session.ts',
  'sequenced-way.ts',
  'stage.ts',
];
/** The run-time itself, by what the frame calls it; of the two it loads the one that it needs. */
const libraries = { 'scorm12.js': 'scorm12.min.js', 'scorm2004.js': 'scorm2004.min.js' };

/** All of it, read once. */
export async function readFrameFiles() {
  const library = join(dirname(createRequire(import.meta.url).resolve('scorm-again/scorm12/min')), 'esm');
  const files = new Map<string, FrameFile>();
  for (const name of scripts) files.set(name, script(stripTypeScriptTypes(await readFrame(name))));
  for (const [name, file] of Object.entries(libraries)) {
    files.set(name, script(await readFile(join(library, file), 'utf8')));
  }
  files.set('player.css', { type: 'text/css; charset=utf-8', text: await readFrame('player.css') });
  return { find: (name: string): FrameFile | undefined => files.get(name), page: playerPage };
}

const script = (text: string): FrameFile => ({ type: 'text/javascript; charset=utf-8', text });

const readFrame = (name: string): Promise<string> => readFile(join(import.meta.dirname, 'frame', name), 'utf8');

/** It is titled by the page that frames it. */
const playerPage = (siteOrigin: string): string => `<!doctype html>
<html lang="en" data-site="${siteOrigin}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>SCORM</title>
    <link rel="stylesheet" href="./~lib/player.css" />
    <script type="module" src="./~lib/player.ts"></script>
  </head>
  <body></body>
</html>
`;
