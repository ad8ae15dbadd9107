/**
 * A process of its own that works on a storage, for the tests of what several do at once:
 * `node storage-process.ts SETTINGS create KEY CONTENT | count KEY TIMES`, with the settings of `openStorage` as JSON.
 */
import { openStorage, type StorageSettings } from '../storage/open-storage.ts';

const [settings = '', verb, key = '', argument = ''] = process.argv.slice(2);
const storage = await openStorage(JSON.parse(settings) as StorageSettings);

if (verb === 'create') process.stdout.write(`${await storage.create(key, Buffer.from(argument))}`);
if (verb === 'count') {
  for (let done = 0; done < Number(argument);) {
    const counter = await storage.read(key);
    if (!counter) throw new Error(`There is no ${key}.`);
    const next = Buffer.from(String(Number(counter.content) + 1));
    if (await storage.replace(key, next, counter.tag)) done += 1;
  }
}
