import type { z } from 'zod';
import { permissions, roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { findJsonFault, placeOfValue } from './json-place.ts';
import { nearestWord } from './nearest-word.ts';
import { ReleaseRefused } from './refusal.ts';
import { ROUTES_HOME } from './routes-home.ts';

/** Of one file, so many faults are told one by one. */
const MOST_TOLD = 5;
const BUILD_ANEW = 'Build it anew and publish what the build wrote, unchanged.';

/**
 * Reads a file that the build wrote about itself.
 * @throws ReleaseRefused `artefact_invalid`, for each fault where it stands, what is wrong there, and the way out
 */
export function readDescribed<T extends z.ZodType>(schema: T, text: string, file: string): z.output<T> {
  const fault = findJsonFault(text);
  if (fault) {
    const { line, column, wanted } = fault;
    const message = `${file} is not JSON: in line ${line}, column ${column}, ${wanted} should stand.`;
    throw new ReleaseRefused([
      { code: 'artefact_invalid', file: `${file}:${line}:${column}`, message, remedy: BUILD_ANEW },
    ]);
  }
  const value: unknown = JSON.parse(text);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new ReleaseRefused(issues.slice(0, MOST_TOLD).map((issue) => faultOf(issue, { file, text, value })));
}

type Issue = z.core.$ZodIssue;
interface Described {
  file: string;
  text: string;
  value: unknown;
}

function faultOf(issue: Issue, { file, text, value }: Described): Refusal {
  const { line, column } = placeOfValue(text, issue.path);
  const field = fieldOf(issue.path);
  const given = issue.path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
  const about = { code: 'artefact_invalid' as const, file: `${file}: ${field}` };
  const at = `${file}: ${field} (line ${line}, column ${column})`;
  const right = rightIn(issue);
  if (right && typeof given === 'string') {
    const nearest = nearestWord(given, right.known);
    const meant = nearest ? ` Is ${nearest} meant?` : '';
    const message = `${at} is "${given}", which is no ${right.kind} of this site.${meant} There are: ${right.known.join(', ')}.`;
    return { ...about, message, remedy: right.remedy };
  }
  const wrong = given === undefined ? 'is missing' : 'is not what it should be';
  return { ...about, message: `${at} ${wrong}: ${issue.message}`, remedy: remedyOf(issue) };
}

/** What is too much is not the build's doing. */
const remedyOf = ({ code, path }: Issue): string =>
  path[0] === 'routes' && (code === 'too_big' || code === 'custom') ? `Change that in ${ROUTES_HOME}.` : BUILD_ANEW;

/** Who may open a screen is said in words that API, shell and remotes share. */
function rightIn({ code, path }: Issue): { kind: string; known: readonly string[]; remedy: string } | undefined {
  const list = path.at(-2);
  if (code !== 'invalid_value' || path[0] !== 'routes') return undefined;
  const where = 'shared/src/contract/kernel/roles.ts';
  if (list === 'permissions') {
    return {
      kind: 'permission',
      known: permissions,
      remedy: `Write one of them in ${ROUTES_HOME}. A new permission is added to \`permissions\` in ${where}, given to roles by the API, and released with API and platform before the remote that asks for it.`,
    };
  }
  if (list !== 'roles') return undefined;
  return {
    kind: 'role',
    known: roleNames,
    remedy: `Write one of them in ${ROUTES_HOME}. Roles are listed as \`roleNames\` in ${where}; API and platform know a new one before the remote that asks for it.`,
  };
}

/** `routes[2].path` */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || 'all of it';
