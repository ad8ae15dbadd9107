import { accessOperations } from './access-operations.ts';
import { channelOperations } from './channel-operations.ts';
import type { Operations } from './operation.ts';
import { remoteOperations } from './remote-operations.ts';

/** Every call of the release platform. */
export const operations: Operations = { ...channelOperations, ...remoteOperations, ...accessOperations };
