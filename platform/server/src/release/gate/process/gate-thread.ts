import { serveJob } from '@stoa/shared/serving/beside/serve-job.ts';
import { gateHere } from '../gate-task.ts';
import type { GateJob } from './gate-job.ts';

/** Reads what somebody wants to publish, and keeps what it has read of files that are asked for again. */
serveJob<GateJob>(gateHere);
