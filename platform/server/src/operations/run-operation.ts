import type { z } from 'zod';
import {
  platformEndpoints,
  type PlatformEndpoint,
  type PlatformReply,
} from '@stoa/shared/platform-contract/endpoints.ts';
import type { PlatformRouteName } from '@stoa/shared/platform-contract/routes.ts';
import { refuse } from '../registry/refusal.ts';
import type { Checked, Context, Operation } from './operation.ts';
import { operations } from './operations.ts';

interface Given {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Checks the arguments by the contract, runs the operation, and shapes the reply by the contract. @throws ReleaseRefused */
export async function runOperation<N extends PlatformRouteName>(
  name: N,
  context: Context,
  given: Given,
): Promise<PlatformReply<N>> {
  const endpoint: PlatformEndpoint = platformEndpoints[name];
  const checked = {
    params: valid(endpoint.params, given.params, 'the address'),
    query: valid(endpoint.query, given.query ?? {}, 'the query'),
    body: name === 'putBlob' ? bytesOf(given.body) : valid(endpoint.body, given.body ?? {}, 'the body'),
  } as Checked<N>;
  const run = operations[name] as Operation<N>;
  return endpoint.reply.parse(await run(context, checked)) as PlatformReply<N>;
}

function bytesOf(body: unknown): Uint8Array {
  // An empty file has no body at all.
  if (body === undefined || body === null) return new Uint8Array();
  if (ArrayBuffer.isView(body)) return body as Uint8Array;
  throw refuse('invalid', 'the body: send the bytes as application/octet-stream.', { file: 'the body' });
}

function valid(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || where;
  throw refuse('invalid', `${field}: ${issue?.message ?? 'is not valid'}`, { file: field });
}
