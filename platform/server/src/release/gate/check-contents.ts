import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { count } from './check-descriptor.ts';
import { isPage, isPicture, isScript, isStyle } from './file-kinds.ts';
import { gateLimits, holds, joined, kilobytes, type ArtefactQuestion, type Verdict } from './question.ts';

/** Which files there are, and how large. */
export function checkContents(question: ArtefactQuestion): Verdict {
  return joined([checkNamedFiles(question), checkSizes(question), checkKinds(question)]);
}

/** What a page asks for must be in the list, or there is no hash to check it with. */
function checkNamedFiles({ descriptor, files }: ArtefactQuestion): Verdict {
  const listed = new Set(files.map(({ path }) => path));
  const named = [...namedFiles(descriptor)];
  const refusals = named
    .filter(([, path]) => !listed.has(path))
    .map(([field, path]): Refusal => ({
      code: 'integrity_missing',
      name: descriptor.name,
      file: path,
      message: `${field} of ${descriptor.name}@${descriptor.version} names ${path}, which files.json does not list: a page could not check its bytes.`,
      remedy: 'Build it anew and publish the whole dist folder.',
    }));
  if (refusals.length > 0) return { refusals, checks: [] };
  return holds(
    `Every file that a page asks for by name (${new Set(named.map(([, path]) => path)).size}) has its SHA-384.`,
  );
}

/** Field of the descriptor → file. */
function namedFiles(descriptor: ArtefactQuestion['descriptor']): [field: string, path: string][] {
  if (!('routes' in descriptor)) {
    const { first_views: views } = descriptor;
    return [
      ...(['scripts', 'styles', 'fonts'] as const).flatMap((field) =>
        descriptor[field].map((path, index): [string, string] => [`shell.json: ${field}[${index}]`, path]),
      ),
      ...Object.entries(views).flatMap(([view, { files }]) =>
        Object.values(files).map((path): [string, string] => [`shell.json: first_views.${view}`, path]),
      ),
    ];
  }
  return [
    ['remote.json: entry', descriptor.entry],
    ...(descriptor.module ? [['remote.json: module', descriptor.module] as [string, string]] : []),
    ...Object.entries(descriptor.preload).flatMap(([group, { js, css }]) =>
      [...js, ...css].map((path): [string, string] => [`remote.json: preload.${group}`, path]),
    ),
  ];
}

function checkSizes({ descriptor: { name, version }, files, limits }: ArtefactQuestion): Verdict {
  const all = { ...gateLimits, ...limits };
  const { artefact, files: mostFiles } = all;
  const limitOf = (path: string): number => all[kindOf(path)];
  const about = { code: 'file_too_large' as const, name };
  const refusals: Refusal[] = files
    .filter(({ path, bytes }) => bytes > limitOf(path))
    .map(({ path, bytes }) => ({
      ...about,
      file: path,
      message: `${path} of ${name}@${version} has ${kilobytes(bytes)}; a file of its kind may have ${kilobytes(limitOf(path))}.`,
      remedy:
        isScript(path) || isStyle(path)
          ? 'Load parts of it lazily, so that the build splits it.'
          : 'Make it smaller, or keep it where uploaded files are kept.',
    }));
  const total = files.reduce((sum, file) => sum + bytesOf(file), 0);
  if (total > artefact) {
    const message = `${name}@${version} has ${kilobytes(total)} with its compressed copies; an artefact may have ${kilobytes(artefact)}.`;
    refusals.push({ ...about, message, remedy: 'Leave out what no page asks for.' });
  }
  if (files.length > mostFiles) {
    const message = `${name}@${version} has ${files.length} files; an artefact may have ${mostFiles}.`;
    refusals.push({
      ...about,
      message,
      remedy: 'Leave out what no page asks for, or let the build join small chunks.',
    });
  }
  if (refusals.length > 0) return { refusals, checks: [] };
  return holds(`${count(files.length, 'file')}, ${kilobytes(total)} with compressed copies; none over its limit.`);
}

/** Which limit a file has. */
export function kindOf(path: string): 'sourceMap' | 'scriptOrStyle' | 'picture' | 'otherFile' {
  if (path.endsWith('.map')) return 'sourceMap';
  if (isScript(path) || isStyle(path)) return 'scriptOrStyle';
  return isPicture(path) ? 'picture' : 'otherFile';
}

const bytesOf = ({ bytes, copies }: PublishedFile): number => copies.reduce((sum, copy) => sum + copy.bytes, bytes);

/** Pages come from the gateway alone: one in an artefact would run on the site's origin without the page's policy. */
function checkKinds({ descriptor: { name, version }, files }: ArtefactQuestion): Verdict {
  const refusals = files
    .filter(({ path }) => isPage(path))
    .map(({ path }): Refusal => ({
      code: 'source_forbidden',
      name,
      file: path,
      message: `${path} of ${name}@${version} is a page, and would be served on the site's own origin without its policy.`,
      remedy: 'Leave it out of dist; screens are routes of the remote.',
    }));
  return { refusals, checks: [] };
}
