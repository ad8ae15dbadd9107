import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageOverride, Visit } from '@stoa/shared/platform-contract/release.ts';
import { releaseSetId, type ReleaseSetStore } from '../registry/release-set-store.ts';
import { chooseCanaries, isOurVisitor, newVisitor } from '../release/canary-choice.ts';
import { newPass } from '../release/page-pass.ts';
import type { SigningKeys } from '../signing/signing.ts';
import { remotesWith, type ServedRelease } from './served-release.ts';
import type { ReleasedShell } from './released-shell.ts';

const VISITOR_COOKIE = 'stoa_visitor';
/** Written by the page itself when the shell's own files were refused; see shell-guard.ts. */
export const REFUSED_SHELL_COOKIE = 'stoa_shell_refused';
const YEAR_S = 365 * 24 * 60 * 60;

export interface PageVisit {
  visit: Visit;
  shell: ReleasedShell;
  /** Remotes of this page, overrides aside. */
  canaries: readonly string[];
}

export interface Visits {
  /** This visitor's part of a page. `visitor` is what an open page was told at first; it keeps it. */
  open(
    request: FastifyRequest,
    served: ServedRelease,
    given: { visitor?: string; overrides?: PageOverride[] },
  ): PageVisit;
  /** Lets the browser keep the visitor's id. It says nothing of the person, and serves nothing but the choice of canaries. */
  keep(reply: FastifyReply, visit: Visit, isSecure: boolean): void;
}

interface Options {
  keys: SigningKeys;
  releaseSets: ReleaseSetStore;
  /** Share of pages that send measures. */
  sample: number;
}

export function createVisits({ keys, releaseSets, sample }: Options): Visits {
  return {
    open: (request, served, { visitor: told, overrides = [] }) => {
      const cookies = parseCookie(request.headers.cookie ?? '');
      const visitor = [told, cookies[VISITOR_COOKIE]].find(
        (id) => id !== undefined && isOurVisitor(id, keys.visitorSecret),
      );
      const id = visitor ?? newVisitor(keys.visitorSecret);
      const chosen = chooseCanaries(served.channel, id);
      const shell = chooseShell(served, chosen, cookies[REFUSED_SHELL_COOKIE]);
      const canaries = chosen.filter(
        (release) => !release.startsWith('shell@') || release === `shell@${shell.version}`,
      );
      const versions = versionsOf(served, canaries, shell, overrides);
      const releaseSet = releaseSetId(versions);
      releaseSets.remember({
        id: releaseSet,
        channel: served.document.channel,
        revision: served.document.revision,
        versions,
      });
      return {
        shell,
        canaries,
        visit: {
          visitor: id,
          shell: shell.version,
          canaries,
          release_set: releaseSet,
          pass: newPass(releaseSet, keys.visitorSecret),
          key_id: served.signature?.key_id ?? '',
          signature: served.signature?.signature ?? '',
          keys: { ...keys.verifier.trusted },
          overrides,
          sample,
          ...(served.standIns && { stand_ins: served.standIns }),
        },
      };
    },
    keep: (reply, { visitor }, isSecure) => {
      const value = stringifySetCookie({
        name: VISITOR_COOKIE,
        value: visitor,
        path: '/',
        maxAge: YEAR_S,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
      });
      reply.header('set-cookie', value);
    },
  };
}

/** Stable, or its canary for those who have it; the one before for a page that could not trust the files of its own. */
function chooseShell(
  { channel, shells, shellBefore }: ServedRelease,
  chosen: readonly string[],
  refused: string | undefined,
) {
  const stable = channel.live['shell'];
  const canary =
    stable?.canary && chosen.includes(`shell@${stable.canary.version}`) ? stable.canary.version : undefined;
  const wanted = [canary, stable?.version, shellBefore].filter(
    (version) => version !== undefined && version !== refused,
  );
  const shell = wanted.map((version) => shells.get(version!)).find((found) => found !== undefined);
  return shell ?? ([...shells.values()][0] as ReleasedShell);
}

function versionsOf(
  { document }: ServedRelease,
  canaries: readonly string[],
  shell: ReleasedShell,
  overrides: readonly PageOverride[],
): Record<string, string> {
  const remotes = remotesWith(document, canaries).map(({ name, version }): [string, string] => [name, version]);
  const overridden = overrides.map(({ name, remote, origin }): [string, string] => [
    name,
    origin ? `${remote.version}+local` : remote.version,
  ]);
  return Object.fromEntries([['shell', shell.version], ...remotes, ...overridden]);
}
