import { isWritable, spaceOf } from '../../../files/folder-space.ts';
import { bytes, type Check, judge } from './check.ts';

const LOW_SHARE = 0.1;
const OUT_SHARE = 0.02;

/** The folder of what was uploaded, and whatever else the API keeps beside the database. */
export const storageCheck: Check = async ({ settings: { dataDir } }) => {
  if (!(await isWritable(dataDir))) return judge([[true, 'failing', 'not_writable']], []);
  const { free, total } = await spaceOf(dataDir);
  return judge(
    [
      [free < total * OUT_SHARE, 'failing', 'space_out'],
      [free < total * LOW_SHARE, 'attention', 'space_low'],
    ],
    [bytes('free', free), bytes('total', total)],
  );
};
