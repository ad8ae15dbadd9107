/** Where the loading of a remote can break, in order. */
export type Stage = 'manifest' | 'descriptor' | 'entry' | 'shared' | 'chunk' | 'stylesheet' | 'mount' | 'runtime';
/** `timeout`: nothing came in time. `missing`: it did not come, or not as released. `error`: it came and threw. */
export type FailureType = 'timeout' | 'missing' | 'error';

interface Facts {
  stage: Stage;
  type: FailureType;
  /** URL of the file that is missing; undefined where no file is to blame. */
  file?: string | undefined;
  /** What was seen: 'answered 404', 'bytes differ from the release'. */
  detail?: string | undefined;
  /** It came, and is not what was released. */
  isAltered?: boolean | undefined;
  cause?: unknown;
}

/** Why a remote is not on the page. For a script or stylesheet it is a `ChunkLoadError` that names the file. */
export class RemoteFailure extends Error {
  override readonly name: string;
  readonly stage: Stage;
  readonly type: FailureType;
  readonly file: string | undefined;
  /** Name of the chunk: the file without folder, hash and ending. */
  readonly chunk: string | undefined;
  readonly detail: string | undefined;
  readonly isAltered: boolean;

  constructor({ stage, type, file, detail, isAltered = false, cause }: Facts) {
    const chunk = file && chunkName(file);
    super(`Loading ${stage}${chunk ? ` ${chunk}` : ''} failed (${type}${file ? `: ${file}` : ''}).`, { cause });
    this.name = file ? 'ChunkLoadError' : 'RemoteFailure';
    this.stage = stage;
    this.type = type;
    this.file = file;
    this.chunk = chunk;
    this.detail = detail;
    this.isAltered = isAltered;
  }
}

/** `/remotes/mf-catalog/1.4.0/remote.3f2a91cc.js?r=1` → `remote` */
export const chunkName = (file: string): string =>
  (file.split(/[?#]/)[0]!.split('/').pop() ?? file).replace(/(\.[0-9a-f]{6,})?\.(m?js|css|json)$/i, '');

/** What webpack and the federation runtime throw, read for stage and type. They are plain errors told apart by text. */
export function toRemoteFailure(error: unknown, stage: Stage): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const { message, name, type, code, request } = readError(error);
  if (code === 'CSS_CHUNK_LOAD_FAILED') {
    return new RemoteFailure({ stage: 'stylesheet', type: 'missing', file: request, detail: message, cause: error });
  }
  if (name === 'ChunkLoadError') {
    const how = type === 'timeout' ? 'timeout' : 'missing';
    const file = request ?? urlIn(message);
    // A chunk of the shell that a remote needs is a library the shell lends.
    const lent = file !== undefined && /^(https?:\/\/[^/]+)?\/shell\//.test(file);
    return new RemoteFailure({ stage: lent ? 'shared' : 'chunk', type: how, file, cause: error });
  }
  const federated = stageOfRuntimeCode(message);
  if (federated) {
    const how = /timed out/i.test(message) ? 'timeout' : federated === 'entry' ? 'missing' : 'error';
    return new RemoteFailure({ stage: federated, type: how, file: urlIn(message), detail: message, cause: error });
  }
  if (/can not get|shared module|Unsatisfied version/i.test(message)) {
    return new RemoteFailure({ stage: 'shared', type: 'missing', detail: message, cause: error });
  }
  return new RemoteFailure({ stage, type: 'error', detail: message, cause: error });
}

/** https://module-federation.io/guide/troubleshooting/runtime */
function stageOfRuntimeCode(message: string): Stage | undefined {
  const code = /#?RUNTIME-(\d{3})/.exec(message)?.[1];
  if (!code) return undefined;
  if (code === '001' || code === '002' || code === '008') return 'entry';
  if (code === '003' || code === '013' || code === '004') return 'descriptor';
  if (code === '005' || code === '006' || code === '012' || code === '015') return 'shared';
  return 'chunk';
}

function readError(error: unknown) {
  const { message, name, type, code, request } = (error ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return {
    message: text(message) ?? String(error),
    name: text(name),
    type: text(type),
    code: text(code),
    request: text(request),
  };
}

const urlIn = (message: string): string | undefined =>
  /(?:https?:\/\/|\/)[^\s"')]+\.(?:m?js|css|json)/.exec(message)?.[0];
