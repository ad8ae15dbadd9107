import type { platformEndpoints } from '@stoa/shared/platform-contract/endpoints.ts';
import type { PlatformRouteName } from '@stoa/shared/platform-contract/routes.ts';
import type { ReportSource } from '../health/report-source.ts';
import type { Principal } from '../registry/principal.ts';
import type { Prover } from '../proof/prover.ts';
import type { Gate } from '../release/gate/gate-task.ts';
import type { Registry } from '../registry/registry.ts';
import type { z } from 'zod';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';

/** Who asks, and what of. */
export interface Context {
  registry: Registry;
  principal: Principal;
  /** What browsers say of versions; absent where no gateway runs. */
  health: ReportSource | undefined;
  /** Asks the rules of what is published; absent where it may be done in this process. */
  gate?: Gate | undefined;
  /** Mounts versions in a browser before people have them; absent where that is nobody's business. */
  prover?: Prover | undefined;
  /** Address of the site, for links. */
  siteUrl: string;
  /** After a change: the next page of this process has it, and operators hear of it. */
  onChange(channel: string, change: ChannelChange): Promise<void>;
  /** Can the registry be written to, as far as is known? */
  isWritable(): boolean;
}

type Endpoints = typeof platformEndpoints;
type Parsed<N extends PlatformRouteName, K extends string> = Endpoints[N] extends {
  [P in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** Arguments of an operation, checked and with defaults. */
export interface Checked<N extends PlatformRouteName> {
  params: Parsed<N, 'params'>;
  query: Parsed<N, 'query'>;
  body: N extends 'putBlob' ? Buffer : Parsed<N, 'body'>;
}

/** What the registry does for one call, whoever carries the call: a gateway, or a command on the registry's own folder. */
export type Operation<N extends PlatformRouteName> = (
  context: Context,
  given: Checked<N>,
) => Promise<z.input<Endpoints[N]['reply']>>;

export type Operations = { [N in PlatformRouteName]: Operation<N> };
export const defineOperations = <const T extends Partial<Operations>>(table: T): T => table;
