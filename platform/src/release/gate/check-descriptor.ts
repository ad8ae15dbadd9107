import type { Refusal } from '@stoa/shared/contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/contract/release.ts';
import { holds, joined, type ArtefactQuestion, type Verdict } from './question.ts';

/** Single-spa's, all of them: the shell calls each. */
const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount'];

/** What the descriptor says of a remote, by itself. The shell's says nothing that its schema does not hold. */
export function checkDescriptor({ descriptor, previous }: ArtefactQuestion): Verdict {
  if (!('routes' in descriptor)) return holds();
  return joined([checkLifecycles(descriptor), checkRoutes(descriptor), checkGlobal(descriptor, previous?.descriptor)]);
}

function checkLifecycles({ name, version, lifecycles }: RemoteDescriptor): Verdict {
  const missing = LIFECYCLES.filter((lifecycle) => !lifecycles.includes(lifecycle));
  if (missing.length === 0) return holds(`./remote exports ${LIFECYCLES.join(', ')}.`);
  const refusal: Refusal = {
    code: 'lifecycles_missing',
    name,
    file: 'remote.json: lifecycles',
    message: `The module ./remote of ${name}@${version} exports no ${missing.join(', no ')}; the shell calls all of ${LIFECYCLES.join(', ')}.`,
    remedy: 'Export them from src/remote.tsx; createRemote makes all four.',
  };
  return { refusals: [refusal], checks: [] };
}

function checkRoutes({ name, version, routes, preload }: RemoteDescriptor): Verdict {
  const refusals = routes.flatMap((route, index): Refusal[] => {
    const about = { code: 'artefact_invalid' as const, name, file: `remote.json: routes[${index}]` };
    const found: Refusal[] = [];
    if (routes.findIndex(({ id }) => id === route.id) !== index) {
      const message = `${name}@${version} has two routes with the id ${route.id}.`;
      found.push({ ...about, message, remedy: 'Give each route an id of its own in remote.config.ts.' });
    }
    for (const group of route.preload.filter((wanted) => !Object.hasOwn(preload, wanted))) {
      const message = `The route ${route.path} of ${name}@${version} preloads the group ${group}, which the build has not.`;
      found.push({ ...about, message, remedy: 'Name a webpackChunkName of the build in remote.config.ts.' });
    }
    return found;
  });
  return refusals.length > 0
    ? { refusals, checks: [] }
    : holds(`${count(routes.length, 'route')}, each whole in itself.`);
}

/** Two versions may be in one page, one after the other; with one global the old code would stay. */
function checkGlobal(
  { name, version, global }: RemoteDescriptor,
  previous: ArtefactQuestion['descriptor'] | undefined,
): Verdict {
  if (!previous || !('global' in previous) || previous.version === version || previous.global !== global)
    return holds();
  const refusal: Refusal = {
    code: 'artefact_invalid',
    name,
    file: 'remote.json: global',
    message: `${name}@${version} defines the global ${global}, as ${previous.version} does. A page that goes from one to the other would keep the old code.`,
    remedy: "Build it with the platform's preset, which puts the version into the name.",
  };
  return { refusals: [refusal], checks: [] };
}

export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
