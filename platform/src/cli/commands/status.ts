import { openClient, type ClientOptions } from '../common-options.ts';
import { table, type Output } from '../output.ts';

export async function status(options: ClientOptions): Promise<Output> {
  const client = await openClient(options);
  const status = await client.call('getStatus', { params: { channel: options.channel } });
  const { document, remotes } = status;
  const rows = remotes.map(({ name, live, versions }) => [
    name,
    live?.version ?? '–',
    live?.canary ? `canary ${live.canary.version} ${live.canary.paused ? 'paused' : `${live.canary.weight} %`}` : '',
    `${versions.length} ${versions.length === 1 ? 'version' : 'versions'} published`,
  ]);
  const since = document.updated_at ? `, since ${document.updated_at}` : '';
  const title = `${document.channel}, revision ${document.revision}${since}`;
  return { json: status, lines: [title, ...(rows.length > 0 ? table(rows) : ['Nothing has been published yet.'])] };
}
