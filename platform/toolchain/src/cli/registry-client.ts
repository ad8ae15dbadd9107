import type { platformEndpoints, PlatformReply } from '@stoa/shared/platform-contract/endpoints.ts';
import type { PlatformRouteName } from '@stoa/shared/platform-contract/routes.ts';
import type { z } from 'zod';
import type { Registry } from '@stoa/server/registry/registry.ts';

type Endpoints = typeof platformEndpoints;
type Input<N extends PlatformRouteName, K extends string> = Endpoints[N] extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : object;

/** Arguments of a call, as the caller gives them. */
export type CallInput<N extends PlatformRouteName> = Input<N, 'params'> &
  (object extends Input<N, 'query'>['query' & keyof Input<N, 'query'>]
    ? Partial<Input<N, 'query'>>
    : Input<N, 'query'>) &
  (N extends 'putBlob' ? { body: Uint8Array } : Input<N, 'body'>);

/** What the commands ask for, wherever the registry is: behind a gateway or in a folder of this machine. */
export interface RegistryClient {
  /** `https://stoa.example` or `folder /srv/stoa/data`: for messages. */
  readonly place: string;
  /** The registry itself, where it lies in a folder of this machine. */
  readonly registry?: Registry;
  /** @throws ReleaseRefused when the registry says no; Error when it cannot be reached */
  call<N extends PlatformRouteName>(name: N, given: CallInput<N>): Promise<PlatformReply<N>>;
  close(): Promise<void>;
}
