import type { PathFee } from '@stoa/shared/contract/market/learning-paths.ts';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { ApiError, isApiError } from '@stoa/shared/http/api-error.ts';
import { omit, type Patch, type SaveTarget } from '../../saving/patches.ts';
import type { PathBanner } from './path-values.ts';

interface Sent {
  target: SaveTarget;
  patch: Patch;
  /** The reading that its author had before them. */
  on: PathBuilder;
}
type Send = (api: Api, sent: Sent) => Promise<PathBuilder>;

/** Sends what was edited by the calls that these fields have; what was sent twice does no harm. */
export async function sendPathPatch(api: Api, sent: Sent): Promise<PathBuilder> {
  const { target, patch, on } = sent;
  if (target.startsWith('assignment:')) {
    const id = target.slice('assignment:'.length);
    return api.saveLearningPathAssignment({ body: { ...patch, id, path_id: on.id, base_version: on.version } });
  }
  let reply = on;
  for (const field of ['objectives', 'banner', 'fee'] as const) {
    if (field in patch) reply = await sendApart[field](api, sent);
  }
  const rest = omit(patch, sendApart);
  if (Object.keys(rest).length === 0) return reply;
  return api.saveLearningPath({ body: { ...rest, id: on.id, base_version: on.version } });
}

const sendApart = {
  objectives: (api, { patch, on }) =>
    api.saveLearningPathObjectives({
      body: { path_id: on.id, objectives: patch['objectives'] as string[], base_version: on.version },
    }),
  banner: (api, { patch, on }) =>
    inField('banner', () =>
      api.saveLearningPathBanner({
        body: { path_id: on.id, ...(patch['banner'] as PathBanner), base_version: on.version },
      }),
    ),
  fee: (api, { patch, on }) => inField('fee', () => sendFee(api, on, patch['fee'] as PathFee)),
} satisfies Record<string, Send>;

/** Its call says the price alone. */
async function sendFee(api: Api, on: PathBuilder, fee: PathFee): Promise<PathBuilder> {
  await api.saveLearningPathFee({ body: { path_id: on.id, ...fee, base_version: on.version } });
  return api.getPathBuilder({ params: { slug: on.slug } });
}

/** `amount_minor` breaks a rule of the field `fee`. */
async function inField<T>(field: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || Object.keys(error.fieldErrors).length === 0) throw error;
    const named = Object.entries(error.fieldErrors).map(([part, rules]) => [`${field}.${part}`, rules]);
    const { message, code, status, requestId } = error;
    throw new ApiError(message, { code, status, requestId, fieldErrors: Object.fromEntries(named), cause: error });
  }
}
