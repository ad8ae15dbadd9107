import { buildApp } from './app.ts';
import { connect } from './kernel/database/connect.ts';
import { causesOf } from './kernel/database/database.ts';
import { FolderInUseError } from './kernel/database/lock-folder.ts';
import { migrate } from './kernel/database/migrate.ts';
import { requestLog } from './kernel/plugins/request-log.ts';
import { readSettings, type Settings, SettingsError } from './kernel/settings.ts';

/** Starts the API; its last line of output before serving is the address. */
async function serve(settings: Settings): Promise<void> {
  const connection = await connect(settings);
  const ran = await migrate(connection);
  const app = await buildApp(connection, settings, {
    level: settings.logLevel,
    ...requestLog,
    ...(process.stdout.isTTY ? { transport: { target: 'pino-pretty' } } : {}),
  });
  if (ran.length > 0) app.log.info({ migrations: ran }, 'database brought up to date');
  stopGracefully(async () => {
    await app.close();
    await connection.close();
  });
  await app.listen({ port: settings.port, host: settings.host });
}

/** The first signal ends the calls under way; a second one, or ten seconds, ends them at once. */
function stopGracefully(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What went wrong, for the person at the terminal: a stack only where the fault is ours. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof FolderInUseError) return error.message;
  const [{ code } = {}] = causesOf(error);
  if (code === 'EADDRINUSE') return `The API's port is taken. Stop the other process, or set API_PORT.`;
  if (['ECONNREFUSED', 'ENOTFOUND', '28P01', '28000', '3D000'].includes(String(code))) {
    return `The database of DATABASE_URL cannot be opened: ${String(error)}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await serve(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
