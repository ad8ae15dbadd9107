import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { isRemote, type Descriptor } from '@stoa/server/registry/artefact-store.ts';

export interface PlannedScreen {
  /** As the descriptor writes it. */
  route: string;
  /** With its parameters filled in. */
  path: string;
}

/** Screens of so many remotes say enough of a shell. */
const MOST_OF_A_SHELL = 12;

/** Pages in which every screen is mounted; in each one beyond, with one canary more, a screen says whether they fit. */
const WHOLE_PAGES = 4;

/** What is mounted of a version in its page of this index. */
export function plannedScreens(
  subject: Descriptor,
  mixture: readonly ArtefactRecord[],
  index: number,
): PlannedScreen[] {
  const screens = allScreens(subject, mixture);
  return index < WHOLE_PAGES ? screens : screens.sort((one, other) => byParameters(one.route, other.route)).slice(0, 1);
}

/** Every screen of a remote; of a shell, one of each remote that it will hold. */
function allScreens(subject: Descriptor, mixture: readonly ArtefactRecord[]): PlannedScreen[] {
  if (isRemote(subject)) return unlike(subject.routes.map(({ path }) => path)).map(screenOf);
  return mixture
    .map(({ descriptor }) => descriptor)
    .filter(isRemote)
    .flatMap(({ routes }) =>
      routes
        .map(({ path }) => path)
        .sort(byParameters)
        .slice(0, 1),
    )
    .slice(0, MOST_OF_A_SHELL)
    .map(screenOf);
}

const unlike = (paths: readonly string[]): string[] => [...new Set(paths)];
const byParameters = (one: string, other: string): number => count(one) - count(other);
const count = (path: string): number => path.split(':').length;

const screenOf = (route: string): PlannedScreen => ({ route, path: fillParameters(route) });

/** The invented answers are the same for every course, so any slug will do. */
export const fillParameters = (path: string): string =>
  path.replaceAll(/:\w+\??/g, 'sample-1').replace(/\*$/, 'sample-1');
