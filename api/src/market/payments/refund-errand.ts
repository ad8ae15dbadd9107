import { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { enqueue, withdraw } from '../../kernel/work/work.ts';

/** How refunds are put down as work. What is done then stands in refund.work.ts, which those who put it down do not know. */
export const refundErrand = { kind: 'refund payment', payload: z.object({ refundId: z.uuid() }) };

/** Tried at once by whoever asks for it; by the worker where that one dies. */
export const BY_WORKER_S = 30;

/** Of one refund one waits: asked for again, it takes the earlier time. */
export const enqueueRefund = (tx: Database, refundId: string, inS = 0): Promise<void> =>
  enqueue(tx, refundErrand, { refundId }, { key: refundId, dueAt: new Date(Date.now() + inS * 1000) });

export const withdrawRefund = (tx: Database, refundId: string): Promise<void> => withdraw(tx, refundErrand, refundId);
