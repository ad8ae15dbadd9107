import { join } from 'node:path';
import { freePorts } from '@stoa/server/testing/free-ports.ts';
import { createMember, type Member } from './member.ts';
import type { Storage } from './storage.ts';

interface GatewayOptions {
  name: string;
  storage: Storage;
  /** Its way to the storage, where that is not the storage's own address. */
  endpoint?: string;
  apiUrl: string;
  /** Keys and logs of all of them. */
  folder: string;
  token: string;
}

/** A gateway with no proxy before it; what a browser says of builds is looked at elsewhere. */
export async function startGateway(options: GatewayOptions): Promise<Member> {
  const { name, storage, endpoint = storage.env['S3_ENDPOINT'], apiUrl, folder, token } = options;
  const [port] = await freePorts(1);
  const gateway = createMember({
    name,
    file: 'platform/server/src/gateway/server.ts',
    url: `http://127.0.0.1:${port}`,
    logs: folder,
    env: {
      ...process.env,
      ...storage.env,
      S3_ENDPOINT: endpoint,
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URL: apiUrl,
      STOA_DATA_DIR: join(folder, 'gateways'),
      STOA_GATEWAY_NAME: name,
      STOA_PLATFORM_TOKEN: token,
      STOA_PROOF: 'off',
    },
  });
  await gateway.start();
  return gateway;
}
