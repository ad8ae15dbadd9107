import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      app.log.info({ signal }, 'closing');
      // Ends what is under way; a proxy's slow upload shall not hold the exit for ever.
      setTimeout(() => process.exit(0), 8_000).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? error.port : process.env['PORT'];
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one, or end the program that uses it.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this process has. Set PORT to one above 1023.`;
  return error.message;
}
