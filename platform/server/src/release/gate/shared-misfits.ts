import { major, minVersion, satisfies, validRange } from 'semver';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';

/**
 * What a remote borrows and the live shell does not lend. A remote has no copy of what it borrows, so each of these
 * would be an error in every browser. Another major of React stands for all of React's packages: one refusal, not five.
 */
export function sharedMisfits(remote: RemoteDescriptor, shell: ShellDescriptor): Refusal[] {
  const unmet = Object.entries(remote.shared).filter(([library, range]) => !fits(shell.shared[library], range));
  const otherReact = unmet.find(([library, range]) => isReact(library) && isOtherMajor(shell.shared[library], range));
  return [
    ...(otherReact ? [reactMajor(remote, shell, ...otherReact)] : []),
    ...unmet
      .filter(([library]) => !(otherReact && isReact(library)))
      .map(([library, range]) => misfit(remote, shell, library, range)),
    ...mixedReact(remote),
  ];
}

/** Whether a version that may be missing lies in a range; a broken range fits nothing. */
export const fits = (version: string | undefined, range: string): boolean =>
  version !== undefined && satisfies(version, range, { includePrerelease: true });

const isReact = (library: string): boolean => /^react(-dom)?(\/|$)/.test(library);
/** Lent packages whose components and hooks run on the React of whoever provides them. */
const standsOnReact = (library: string): boolean =>
  /^(react-dom(\/.*)?|react-router(-dom)?|zustand|@tanstack\/react-query|@stoa\/shared\/ui\/.*)$/.test(library);

const majorOf = (range: string): number | undefined => {
  const lowest = validRange(range) ? minVersion(range) : null;
  return lowest ? major(lowest) : undefined;
};
const isOtherMajor = (provided: string | undefined, range: string): boolean =>
  provided !== undefined && majorOf(range) !== major(provided);

function reactMajor(remote: RemoteDescriptor, shell: ShellDescriptor, library: string, range: string): Refusal {
  const provided = shell.shared[library] ?? '';
  return {
    code: 'shared_mismatch',
    name: remote.name,
    file: `remote.json: shared.${library}`,
    message: `${remote.name}@${remote.version} borrows ${library} ${range}, and shell ${shell.version} lends ${provided}: another major of React. A remote runs on the React that it borrows, so none of its screens would work.`,
    remedy: `Build it with React ${major(provided)}, or let it bring its own React (\`own\` in remote.config.ts).`,
  };
}

function misfit(remote: RemoteDescriptor, shell: ShellDescriptor, library: string, range: string): Refusal {
  const provided = shell.shared[library];
  const lends = provided ? `lends ${provided}` : 'does not lend it';
  const lowest = validRange(range) && minVersion(range)?.version;
  return {
    code: 'shared_mismatch',
    name: remote.name,
    file: `remote.json: shared.${library}`,
    message: `${remote.name}@${remote.version} borrows ${library} ${range}, and shell ${shell.version} ${lends}.`,
    remedy: provided
      ? `Build it against ${library} ${provided}, or promote a shell that lends ${lowest || range} with it.`
      : `Bundle ${library} in the remote, or promote a shell that lends it.`,
  };
}

/** Borrowed hooks ask the shell's React who is rendering; a page drawn by the remote's own React is unknown to it. */
function mixedReact(remote: RemoteDescriptor): Refusal[] {
  if (remote.own['react'] === undefined) return [];
  const borrowed = Object.keys(remote.shared).filter(standsOnReact);
  if (borrowed.length === 0) return [];
  return [
    {
      code: 'shared_mismatch',
      name: remote.name,
      file: 'remote.json: own.react',
      message: `${remote.name}@${remote.version} brings its own React ${remote.own['react']} and borrows ${borrowed.join(', ')}, which run on the shell's React. Their hooks would fail.`,
      remedy: `Bring ${borrowed.join(', ')} too, or borrow React from the shell as well.`,
    },
  ];
}
