import { openDesk, type DeskOptions } from '../common-options.ts';
import { table, type Output } from '../output.ts';

export async function status(options: DeskOptions): Promise<Output> {
  const desk = await openDesk(options);
  const document = await desk.readChannel(options.channel);
  const remotes = await desk.listRemotes();
  const rows = remotes.map(({ name, versions }) => [
    name,
    document.live[name]?.version ?? '–',
    `${versions} ${versions === 1 ? 'version' : 'versions'} published`,
  ]);
  const since = document.updated_at ? `, since ${document.updated_at}` : '';
  const title = `${document.channel}, revision ${document.revision}${since}`;
  return {
    json: { ...document, remotes },
    lines: [title, ...(rows.length > 0 ? table(rows) : ['Nothing has been published yet.'])],
  };
}
