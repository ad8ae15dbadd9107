import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/run-command.ts';

/** `gateway-1:8080` → `127.0.0.1:40123`; and where the two proxies listen, by the ports they have in a container. */
export interface Addresses {
  members: Record<string, string>;
  listen: Record<'8080' | '8081', string>;
}

/** The configuration of the containers' two proxies for one nginx on this machine: names are replaced by addresses. */
export function proxyConfig(folder: string, addresses: Addresses): string {
  const servers = ['gateway.conf', 'api.conf'].map((name) =>
    withAddresses(readFileSync(join(root, 'platform/deploy/balancer', name), 'utf8'), addresses),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${servers.join('\n')}
}
`;
}

/** @throws when the file names a member that has no address: the topology in the containers is another one */
function withAddresses(text: string, { members, listen }: Addresses): string {
  const address = (given: string, known: Record<string, string>): string => {
    const found = known[given];
    if (!found) throw new Error(`platform/deploy/balancer names ${given}, which has no address here.`);
    return found;
  };
  return text
    .replace(/^resolver .*\n/gm, '')
    .replace(
      /^(\s*server )([\w-]+:\d+) resolve/gm,
      (_, words: string, member: string) => words + address(member, members),
    )
    .replace(/^(\s*listen )(\d+);/gm, (_, words: string, port: string) => `${words}${address(port, listen)};`);
}
