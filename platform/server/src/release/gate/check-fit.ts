import { major } from 'semver';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { gatePage } from './gate-page.ts';
import { findInsideRoutes, sayTaken } from './inside-routes.ts';
import { holds, joined, type ArtefactQuestion, type Neighbours, type Verdict } from './question.ts';
import { findRouteClashes } from './route-clash.ts';

const nobody: Neighbours = { shells: [], remotes: [] };

/** Whether there is a page for this version: with what is live, or with what may go live together with it. */
export function checkFit({ descriptor, live, liveIn, coming = nobody, needed = nobody }: ArtefactQuestion): Verdict {
  if (!('routes' in descriptor)) return shellFits(descriptor, live, coming, needed);
  return joined([remoteFits(descriptor, live, coming, needed), routesAreFree(descriptor, { live, liveIn, coming })]);
}

const idOf = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`;
const misfits = (shell: ShellDescriptor, remote: RemoteDescriptor): Refusal[] =>
  gatePage({ shell, remotes: [{ ...remote, routes: [] }] });

/** Promotion asks again, with the page as it would be; here one shell that fits is enough. */
function remoteFits(remote: RemoteDescriptor, live: Neighbours, coming: Neighbours, needed: Neighbours): Verdict {
  if (live.shells.length === 0) return holds('No shell is live yet: whether it fits one is asked when it is promoted.');
  const fitting = live.shells.filter((shell) => misfits(shell, remote).length === 0);
  const others = live.shells.filter((shell) => !fitting.includes(shell));
  const open = needed.shells.filter((shell) => misfits(shell, remote).length > 0);
  const notYet = [
    ...others.map((shell) => `It does not fit ${idOf(shell)}, which is live too: there it cannot be promoted.`),
    ...open.map(
      (shell) => `It does not fit ${idOf(shell)}, which still runs in open pages: wait for them before it is promoted.`,
    ),
  ];
  if (fitting.length > 0) {
    const shells = fitting.map(idOf).join(', ');
    return holds(
      `Contract ${remote.contract} and ${Object.keys(remote.shared).length} borrowed libraries are met by ${shells}.`,
      ...notYet,
    );
  }
  const next = coming.shells.find((shell) => misfits(shell, remote).length === 0);
  if (next) return holds(`It fits no live shell, but ${idOf(next)}: promote the two together.`);
  return { refusals: live.shells.flatMap((shell) => misfits(shell, remote)), checks: [] };
}

type Beside = Pick<ArtefactQuestion, 'live' | 'liveIn'> & { coming: Neighbours };

/**
 * A clash with every live version of another remote; with only some, another channel or the next version is free. Where
 * one channel has none of those that it clashes with, there it can be promoted; the others refuse it then.
 */
function routesAreFree(remote: RemoteDescriptor, { live, liveIn, coming }: Beside): Verdict {
  const own = findRouteClashes([remote]);
  const others = live.remotes.filter(({ name }) => name !== remote.name);
  const names = [...new Set(others.map(({ name }) => name))];
  const verdicts = new Map(names.map((name) => [name, routesBeside(remote, { name, others, coming })]));
  const clashing = names.filter((name) => verdicts.get(name)!.refusals.length > 0);
  const channels = [...(liveIn ?? [])].map(([channel, ids]) => ({
    channel,
    clashes: clashing.filter((name) => others.some((other) => other.name === name && ids.has(idOf(other)))),
  }));
  if (own.length > 0 || (clashing.length > 0 && channels.every(({ clashes }) => clashes.length > 0)))
    return joined([{ refusals: own, checks: [] }, ...verdicts.values()]);
  const notThere = channels.flatMap(({ channel, clashes }) =>
    clashes.map((name) => `Its routes clash with ${name}, which is live in ${channel}: there it cannot be promoted.`),
  );
  const free = names.length - clashing.length;
  return holds(
    ...[...verdicts.values()].flatMap(({ checks }) => checks),
    ...notThere,
    ...takenFrom(remote, live.remotes),
    `Its routes clash with none of ${free} ${clashing.length > 0 ? 'other ' : ''}live remotes, nor with the shell.`,
  );
}

function routesBeside(
  remote: RemoteDescriptor,
  { name, others, coming }: { name: string; others: readonly RemoteDescriptor[]; coming: Neighbours },
): Verdict {
  const versions = others.filter((other) => other.name === name);
  const clashesWith = (other: RemoteDescriptor) => clashes(other, remote);
  if (versions.some((other) => clashesWith(other).length === 0)) return holds();
  const next = coming.remotes.find((other) => other.name === name && clashesWith(other).length === 0);
  if (next)
    return holds(`Its routes clash with the live ${name}, but not with ${idOf(next)}: promote the two together.`);
  return { refusals: versions.slice(0, 1).flatMap(clashesWith), checks: [] };
}

/** What promotion asks a word for. */
function takenFrom(remote: RemoteDescriptor, live: readonly RemoteDescriptor[]): string[] {
  const others = live.filter(({ name }) => name !== remote.name);
  const taken = findInsideRoutes([...others, remote]).filter(({ taker }) => taker.name === remote.name);
  return [...new Set(taken.map(sayTaken))].map(
    (words) => `It ${words}: where it does not so far, going live takes --allow-inside-routes.`,
  );
}

/** Only of these two, and laid at the door of the new one. */
const clashes = (other: RemoteDescriptor, remote: RemoteDescriptor): Refusal[] =>
  findRouteClashes([other, remote]).filter(
    ({ name, message }) => name === remote.name && message.includes(idOf(other)),
  );

/** A shell that breaks with live remotes must say so by the major of its contract; it then goes live together with others. */
function shellFits(shell: ShellDescriptor, live: Neighbours, coming: Neighbours, needed: Neighbours): Verdict {
  const stuck = [...live.remotes, ...needed.remotes].filter((remote) => misfits(shell, remote).length > 0);
  if (stuck.length === 0) {
    const about = `Contract ${shell.contract} and what it lends`;
    return holds(
      live.remotes.length === 0 ? 'No remote is live yet.' : `${about} meet all ${live.remotes.length} live remotes.`,
    );
  }
  const isMeant = live.shells.every(({ contract }) => major(shell.contract) > major(contract));
  const notYet = stuck.map(
    (remote) => `${idOf(remote)} does not fit it: promote a version built for contract ${shell.contract} with it.`,
  );
  const isReplaced = (remote: RemoteDescriptor) =>
    coming.remotes.some((next) => next.name === remote.name && misfits(shell, next).length === 0);
  if (isMeant || stuck.every(isReplaced)) return holds(...notYet);
  return {
    refusals: stuck
      .flatMap((remote) => misfits(shell, remote))
      .map((refusal) => ({
        ...refusal,
        remedy:
          `${refusal.remedy ?? ''} If the break is meant, raise the major of PLATFORM_CONTRACT in the shell.`.trim(),
      })),
    checks: [],
  };
}
