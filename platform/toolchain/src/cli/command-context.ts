import { channelName } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelOptions, ClientOptions } from './common-options.ts';
import { openClient } from './open-client.ts';
import { print, type Output } from './output.ts';
import type { RegistryClient } from './registry-client.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What a command works with. */
export interface CommandContext {
  client: RegistryClient;
  channel: string;
  terminal: Terminal;
  /** Tells on stdout what happened, while a long command goes on: one line, or one JSON object. */
  tell(json: unknown, line: string): void;
}

/** Runs a command against the registry that its options name, and prints what it gives back. */
export async function run(
  options: ClientOptions & Partial<ChannelOptions> & { by?: string },
  work: (context: CommandContext) => Promise<Output>,
): Promise<void> {
  const { channel = 'production', json = false } = options;
  const named = channelName.safeParse(channel);
  if (!named.success) throw new UsageError(`${channel} is no channel’s name: ${named.error.issues[0]?.message}`);
  const client = await openClient(options);
  try {
    const tell = (event: unknown, line: string) => print({ json: event, lines: [line], isOneLine: true }, options);
    print(await work({ client, channel, terminal: processTerminal({ isQuiet: json }), tell }), options);
  } finally {
    await client.close();
  }
}
