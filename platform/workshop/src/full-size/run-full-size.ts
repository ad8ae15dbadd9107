/** `npm run full-size`: two gateways, two APIs, PostgreSQL, S3 storage and nginx on this machine, until Ctrl-C. */
import { prepareBuilds } from './builds.ts';
import { startFullSize, type FullSize } from './full-size.ts';

try {
  const site = await startFullSize({ builds: await prepareBuilds(), say: (line) => console.log(line) });
  greet(site);
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      console.log('\nEnding …');
      void site.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function greet({ url, gateways, apis, storage, databaseUrl, token, logs }: FullSize): void {
  console.log(`
  Stoa at full size is open at ${url}

  gateways    ${gateways.map((member) => member.url).join('   ')}
  APIs        ${apis.map((member) => member.url).join('   ')}
  database    ${databaseUrl}
  storage     ${storage.description}
  logs        ${logs}

  STOA_URL=${url} STOA_PLATFORM_TOKEN=${token} npx stoa status

  Ctrl-C ends everything.
`);
}
