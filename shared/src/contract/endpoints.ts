import { accountSecurityEndpoints } from './account-security.ts';
import { accountEndpoints } from './accounts.ts';
import { assignmentEndpoints } from './assignments.ts';
import { billingEndpoints } from './billing.ts';
import { certificateEndpoints } from './certificates.ts';
import { communityEndpoints } from './community.ts';
import { courseDiffEndpoints } from './course-diff.ts';
import { courseEndpoints } from './courses.ts';
import { creatingEndpoints } from './creating.ts';
import { creatorEndpoints } from './creators.ts';
import { devMailEndpoints } from './dev-mail.ts';
import type { CallArguments, CallReply, Endpoint } from './endpoint.ts';
import { fileEndpoints } from './files.ts';
import { learningEndpoints } from './learning.ts';
import { liveSessionEndpoints } from './live-sessions.ts';
import { notificationEndpoints } from './notifications.ts';
import { portfolioEndpoints } from './portfolio.ts';
import { profileEndpoints } from './profile.ts';
import type { RouteName } from './routes.ts';
import { taxonomyEndpoints } from './taxonomy.ts';
import { userEndpoints } from './users.ts';

/** Every call with its schemas. Browsers import this file for its types only (see `routes.ts`). */
export const endpoints = {
  ...accountEndpoints,
  ...accountSecurityEndpoints,
  ...profileEndpoints,
  ...notificationEndpoints,
  ...communityEndpoints,
  ...devMailEndpoints,
  ...userEndpoints,
  ...taxonomyEndpoints,
  ...courseEndpoints,
  ...courseDiffEndpoints,
  ...learningEndpoints,
  ...assignmentEndpoints,
  ...liveSessionEndpoints,
  ...certificateEndpoints,
  ...portfolioEndpoints,
  ...billingEndpoints,
  ...creatingEndpoints,
  ...creatorEndpoints,
  ...fileEndpoints,
} satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
export type Arguments<N extends RouteName> = CallArguments<Endpoints[N]>;
export type Reply<N extends RouteName> = CallReply<Endpoints[N]>;
