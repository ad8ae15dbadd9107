import type { AddressInfo } from 'node:net';
import { buildSandbox } from './app.ts';
import { readSettings, type SandboxSettings } from './kernel/settings.ts';

/** Starts the gateway; its line of output is the address. */
async function serve(settings: SandboxSettings): Promise<void> {
  const app = await buildSandbox(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 10_000).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ port: settings.port, host: settings.host });
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`The sandbox gateway listens at http://${settings.host}:${port}\n`);
}

try {
  await serve(readSettings(process.env));
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const words = isTaken ? "The sandbox gateway's port is taken. Set STOA_SANDBOX_PORT." : String(error);
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
