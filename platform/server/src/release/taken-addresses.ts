import type { ChannelDocument, Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { isRemote } from '../registry/artefact-store.ts';
import { ROUTES_HOME } from '../registry/routes-home.ts';
import { findInsideRoutes, sayTaken, type InsideRoute } from './gate/inside-routes.ts';
import { claimsOf, type RouteClaim } from './gate/route-claims.ts';
import type { ChangeQuestion, Wanted } from './plan-change.ts';

/**
 * Addresses that visitors would get from another remote than today, because its route is more particular than the one that
 * has them. Somebody must mean it. What a rollback or a resumed canary brings was asked before. Pure.
 */
export function takenAddresses({ document, find, intent }: ChangeQuestion, wanted: Wanted): Refusal[] {
  if ((intent.kind !== 'promote' && intent.kind !== 'canary') || intent.allowInsideRoutes) return [];
  const today = remotesIn(document.live, find);
  const owned = new Set(today.flatMap(claimsOf).map(claimKey));
  const known = new Set(findInsideRoutes(today).map(insideKey));
  const taken = findInsideRoutes(remotesIn(wanted.live, find)).filter(
    (inside) => owned.has(claimKey(inside.owner)) && !known.has(insideKey(inside)),
  );
  // Once, however many versions of the two are live.
  const each = new Map(taken.map((inside) => [insideKey(inside), inside]));
  return [...each.values()].map((inside) => refusalOf(inside, document.channel));
}

/** Of each remote what everyone has, and the canary beside it. */
const remotesIn = (live: ChannelDocument['live'], find: ChangeQuestion['find']) =>
  Object.entries(live)
    .flatMap(([name, { version, canary }]) =>
      [version, ...(canary ? [canary.version] : [])].map((one) => find(name, one)?.descriptor),
    )
    .filter((descriptor) => descriptor !== undefined)
    .filter(isRemote);

const claimKey = ({ name, shape }: RouteClaim): string => `${name} ${shape}`;
const insideKey = ({ taker, owner }: InsideRoute): string => `${claimKey(taker)} ${claimKey(owner)}`;

const refusalOf = (inside: InsideRoute, channel: string): Refusal => ({
  code: 'inside_route',
  name: inside.taker.name,
  file: `remote.json: routes[${inside.taker.index}].path`,
  message: `${inside.taker.id} ${sayTaken(inside)}, which is live in ${channel}.`,
  remedy: `Give the route another path in ${ROUTES_HOME}. If those pages are meant to change hands, say why: --allow-inside-routes --why "…", over HTTP "allow_inside_routes": true.`,
});
