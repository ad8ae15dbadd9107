import { isScreenPath } from '@stoa/shared/contract/site/addresses.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { claimsOf, openClaims, type RouteClaim } from './route-claims.ts';

/** The router gives addresses of `owner` to `taker`, whose route is more particular. */
export interface InsideRoute {
  taker: RouteClaim;
  owner: RouteClaim;
  /** One that both match. */
  address: string;
}

/**
 * Where a remote has a route inside another's: `/course-info/new` takes that page from `/course-info/:slug`. Addresses that
 * the site keeps for a screen of their own are taken from nobody: no route with a parameter ever has them. Of one remote,
 * several versions may be given; a remote takes nothing from itself.
 */
export function findInsideRoutes(remotes: readonly RemoteDescriptor[]): InsideRoute[] {
  const claims = openClaims();
  const found: InsideRoute[] = [];
  for (const claim of remotes.flatMap(claimsOf)) {
    for (const { other, address } of claims.meeting(claim)) {
      if (other.weight === claim.weight) continue;
      const [taker, owner] = claim.weight > other.weight ? [claim, other] : [other, claim];
      if (!isScreenPath(taker.shape)) found.push({ taker, owner, address });
    }
    claims.add(claim);
  }
  return found;
}

/** As a part of a sentence: `claims /reviews/new and so takes addresses such as /reviews/new from /reviews/:id of mf-reviews@1.0.0`. */
export const sayTaken = ({ taker, owner, address }: InsideRoute): string =>
  `claims ${taker.path} and so takes addresses such as ${address} from ${owner.path} of ${owner.id}`;
