/**
 * `node platform/workshop/src/test/with-ceph.ts COMMAND …` runs a command against a real S3 server: a Ceph
 * cluster of one machine, in memory, with its object gateway. The command gets STOA_TEST_S3, S3_ENDPOINT and the keys as environment variables.
 *
 * Debian and Ubuntu: apt-get install --no-install-recommends ceph-mon ceph-osd radosgw
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const keys = { AWS_ACCESS_KEY_ID: 'stoa-access', AWS_SECRET_ACCESS_KEY: 'stoa-secret-key', AWS_REGION: 'us-east-1' };
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Usage: node platform/workshop/src/test/with-ceph.ts COMMAND …');

const folder = await mkdtemp(join(tmpdir(), 'stoa-ceph-'));
const env = { ...process.env, CEPH_ARGS: `-c ${folder}/ceph.conf` };
const daemons: ChildProcess[] = [];
const ceph = (program: string, ...words: string[]) => promisify(execFile)(program, words, { env, timeout: 60_000 });

async function startDaemon(program: string, name: string, id: string): Promise<void> {
  const log = await open(join(folder, `${program}.out`), 'w');
  daemons.push(spawn(program, [name, id, '-f'], { env, stdio: ['ignore', log.fd, log.fd] }));
}

try {
  const [gatewayPort, monitorPort] = [await freePort(), await freePort()];
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  const cluster = randomUUID();
  for (const part of ['mon', 'osd']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'ceph.conf'), cephSettings(cluster, gatewayPort, monitorPort));

  const map = join(folder, 'monmap');
  await ceph('monmaptool', '--create', '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, '--fsid', cluster, map);
  await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
  await startDaemon('ceph-mon', '-i', 'a');
  const disk = randomUUID();
  await ceph('ceph', 'osd', 'new', disk);
  await ceph('ceph-osd', '-i', '0', '--mkfs', '--mkkey', '--osd-uuid', disk);
  await startDaemon('ceph-osd', '-i', '0');
  const user = ['--uid', 'stoa', '--display-name', 'Stoa'];
  const secrets = ['--access-key', keys.AWS_ACCESS_KEY_ID, '--secret-key', keys.AWS_SECRET_ACCESS_KEY];
  await ceph('radosgw-admin', 'user', 'create', ...user, ...secrets);
  await startDaemon('radosgw', '-n', 'client.rgw.a');
  for (const deadline = Date.now() + 60_000; !(await fetch(endpoint).catch(() => undefined))?.ok; await sleep(200)) {
    if (Date.now() > deadline) throw new Error(`The gateway of Ceph did not start; see ${folder}.`);
  }

  const given = { ...process.env, ...keys, STOA_TEST_S3: endpoint, S3_ENDPOINT: endpoint };
  const [code] = (await once(spawn(command, args, { stdio: 'inherit', env: given }), 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  for (const daemon of daemons) daemon.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function cephSettings(cluster: string, gatewayPort: number, monitorPort: number): string {
  const settings = {
    fsid: cluster,
    mon_host: `v2:127.0.0.1:${monitorPort}`,
    public_addr: '127.0.0.1',
    cluster_addr: '127.0.0.1',
    auth_cluster_required: 'none',
    auth_service_required: 'none',
    auth_client_required: 'none',
    // The gateway wants its line to the monitor encrypted, which needs keys.
    ms_mon_client_mode: 'crc secure',
    osd_pool_default_size: 1,
    osd_pool_default_min_size: 1,
    mon_allow_pool_size_one: true,
    osd_crush_chooseleaf_type: 0,
    osd_pool_default_pg_num: 4,
    osd_pool_default_pgp_num: 4,
    osd_pool_default_pg_autoscale_mode: 'off',
    mon_max_pg_per_osd: 1000,
    osd_objectstore: 'memstore',
    memstore_device_bytes: 2_147_483_648,
    mon_data: join(folder, 'mon'),
    osd_data: join(folder, 'osd'),
    run_dir: folder,
    pid_file: join(folder, '$name.pid'),
    log_file: join(folder, '$name.log'),
    admin_socket: join(folder, '$name.asok'),
    rgw_frontends: `beast endpoint=127.0.0.1:${gatewayPort}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `[global]\n${lines.join('\n')}\n`;
}
