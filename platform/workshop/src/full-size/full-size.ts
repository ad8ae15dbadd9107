import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../start/embedded-postgres.ts';
import { run } from '../start/run-command.ts';
import { findNginx } from './find-nginx.ts';
import { freePorts } from '@stoa/server/testing/free-ports.ts';
import { createMember, type Member } from './member.ts';
import { proxyConfig } from './proxy-config.ts';
import { publishEach } from './publish-each.ts';
import { startStorage, type Storage } from './storage.ts';

/** The site as docker-compose.yml describes it, as processes of this machine. */
export interface FullSize {
  /** Of the proxy: the only address that people have. */
  url: string;
  gateways: [Member, Member];
  apis: [Member, Member];
  proxy: Member;
  storage: Storage;
  databaseUrl: string;
  /** May do everything in the registry. */
  token: string;
  logs: string;
  stop(): Promise<void>;
}

interface Options {
  /** Folders with the builds of shell and remotes; the shell's first. */
  builds: string[];
  say?(line: string): void;
}

/** Starts everything and publishes the builds, each with a token of its own. @throws NginxMissing */
export async function startFullSize({ builds, say = () => undefined }: Options): Promise<FullSize> {
  const nginx = await findNginx(say);
  const folder = await mkdtemp(join(tmpdir(), 'stoa-full-size-'));
  // Workers of nginx may run as another user.
  await chmod(folder, 0o711);
  // The embedded PostgreSQL ends this process at a signal as soon as it has ended itself.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const logs = join(folder, 'logs');
  await mkdir(logs);
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  const started = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const made = await starting;
    stops.push(() => made.stop());
    return made;
  };
  try {
    say('PostgreSQL and storage …');
    const [postgres, storage] = await Promise.all([started(startPostgres()), started(startStorage(folder))]);
    const [site = 0, inner = 0, ...ports] = await freePorts(6);
    const token = randomBytes(24).toString('base64url');
    const secret = randomBytes(32).toString('hex');
    const shared = { ...process.env, NODE_ENV: 'production', STOA_SECRET: secret };
    const at = (port: number | undefined) => `http://127.0.0.1:${port}`;

    const apiEnv = {
      ...shared,
      DATABASE_URL: postgres.url,
      STOA_DATA_DIR: join(folder, 'api'),
      STOA_SITE_URL: at(site),
      STOA_DEMO: '1',
    };
    say('Demo content …');
    await mustRun('api/demo/load-demo.ts', apiEnv);
    const api = (number: number, port: number | undefined) =>
      createMember({
        name: `api-${number}`,
        file: 'api/src/server.ts',
        url: at(port),
        logs,
        // The load comes from one address and one account.
        env: { ...apiEnv, API_PORT: String(port), STOA_READ_LIMIT: '1000000', STOA_WRITE_LIMIT: '1000000' },
      });
    const gateway = (number: number, port: number | undefined) =>
      createMember({
        name: `gateway-${number}`,
        file: 'platform/server/src/gateway/server.ts',
        url: at(port),
        logs,
        env: {
          ...shared,
          ...storage.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          API_URL: at(inner),
          // The signing keys, which both make or find at their start.
          STOA_DATA_DIR: join(folder, 'gateway'),
          STOA_PLATFORM_TOKEN: token,
          STOA_SITE_URL: at(site),
          // What a browser says of builds is looked at in the journeys.
          STOA_PROOF: 'off',
        },
      });
    const apis: FullSize['apis'] = [api(1, ports[0]), api(2, ports[1])];
    const gateways: FullSize['gateways'] = [gateway(1, ports[2]), gateway(2, ports[3])];
    const configuration = join(folder, 'nginx.conf');
    const members = Object.fromEntries(
      [...apis, ...gateways].map(({ name, url }) => [
        `${name}:${name.startsWith('api') ? 8081 : 8080}`,
        new URL(url).host,
      ]),
    );
    const listen = { '8080': `127.0.0.1:${site}`, '8081': `127.0.0.1:${inner}` };
    await writeFile(configuration, proxyConfig(folder, { members, listen }));
    const proxy = createMember({
      name: 'proxy',
      file: 'platform/workshop/src/full-size/run-nginx.ts',
      args: [nginx, configuration],
      url: at(site),
      env: process.env,
      logs,
    });

    say('Two APIs, two gateways, the proxy …');
    stops.push(() => Promise.all([proxy, ...gateways, ...apis].map((member) => member.stop())));
    await Promise.all([...apis, ...gateways].map((member) => member.start()));
    await proxy.start();
    say('Publishing …');
    await publishEach(at(site), token, builds);
    return { url: at(site), gateways, apis, proxy, storage, databaseUrl: postgres.url, token, logs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function mustRun(file: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run(process.execPath, [file], { env });
  if (code !== 0) throw new Error(`${file} failed:\n${output}`);
}
