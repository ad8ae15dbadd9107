/** `npm start`: prepare, run, and stay until Ctrl-C. */
import { holdDataFolder } from './hold-data-folder.ts';
import { prepareProduct } from './prepare-product.ts';
import { requireFreePort, runProduct, type RunningProduct } from './running-product.ts';
import { readSettings, type StartSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  await requireFreePort(settings.PORT, 'PORT');
  await requireFreePort(settings.API_PORT, 'API_PORT');
  if (settings.STOA_SANDBOX_PORT) await requireFreePort(settings.STOA_SANDBOX_PORT, 'STOA_SANDBOX_PORT');
  await holdDataFolder(settings.STOA_DATA_DIR);
  await prepareProduct(settings).run();
  const product = await runProduct(settings, (line) => console.error(`  ${timeOf(new Date())}  ${line}`));
  await greet(product, settings);
  endWithSignals(product);
} catch (error) {
  console.error(`\nStoa could not start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function greet({ url }: RunningProduct, settings: StartSettings): Promise<void> {
  console.log(`\n  Stoa is open at ${url}\n`);
  if (settings.STOA_DEMO === '0') return;
  const reply = await fetch(`${url}/api/v1.3.0/demo/accounts`);
  const accounts = (await reply.json()) as { role: string; email: string; password: string }[];
  console.log('  Demo accounts:');
  for (const account of accounts) {
    console.log(`    ${account.role.padEnd(12)} ${account.email.padEnd(36)} ${account.password}`);
  }
  console.log('\n  Ctrl-C ends everything.\n');
}

function endWithSignals(product: RunningProduct): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    console.log('\nEnding …');
    await product.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

const timeOf = (date: Date): string => date.toTimeString().slice(0, 8);
