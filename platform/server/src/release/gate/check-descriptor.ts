import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { ROUTES_HOME } from '../../registry/routes-home.ts';
import { findGlobalClash } from './global-clash.ts';
import { gateVersion } from './gate-version.ts';
import { holds, joined, type ArtefactQuestion, type Verdict } from './question.ts';

/** Single-spa's, all of them: the shell calls each. */
export const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount'];

/** What the descriptor says of a remote, by itself. The shell's says nothing that its schema does not hold. */
export function checkDescriptor(question: ArtefactQuestion): Verdict {
  const { descriptor } = question;
  if (!('routes' in descriptor)) return holds();
  const sole: Verdict = { refusals: gateVersion(descriptor), checks: [] };
  return joined([sole, checkLifecycles(descriptor), checkRoutes(descriptor), checkGlobal(question)]);
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
      // Screens have names of their own: only a list of routes can name two alike.
      found.push({ ...about, message, remedy: 'Give each route an id of its own in remote.config.ts.' });
    }
    for (const group of route.preload.filter((wanted) => !Object.hasOwn(preload, wanted))) {
      const message = `The route ${route.path} of ${name}@${version} preloads the group ${group}, which the build has not.`;
      found.push({ ...about, message, remedy: `Name a webpackChunkName of the build in ${ROUTES_HOME}.` });
    }
    return found;
  });
  return refusals.length > 0
    ? { refusals, checks: [] }
    : holds(`${count(routes.length, 'route')}, each whole in itself.`);
}

/** Names and versions that differ in a sign alone (`mf-a@1.0.0-1`, `mf-a-1@0.0.1`) may come to one global. */
function checkGlobal({ descriptor, previous, live, coming, needed }: ArtefactQuestion): Verdict {
  if (!('routes' in descriptor)) return holds();
  const known = [live, coming, needed].flatMap((neighbours) => neighbours?.remotes ?? []);
  const before = previous && 'global' in previous.descriptor ? [previous.descriptor] : [];
  const refusal = findGlobalClash(descriptor, [...before, ...known]);
  return refusal ? { refusals: [refusal], checks: [] } : holds();
}

export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
