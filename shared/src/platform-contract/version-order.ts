/** Named after what went into it, `1.0.0-b3f2a91c0`: of two such builds, the later one can't be told by their names. */
const AFTER_INPUTS = /-b[0-9a-f]{8}$/;

/** Whether a version is older than another by their numbers, as semver orders them. Where nobody can tell, it is not. */
export function isLowerVersion(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  const core = firstDifference(one.core, other.core);
  if (core !== 0) return core < 0;
  if (AFTER_INPUTS.test(version) || AFTER_INPUTS.test(than)) return false;
  // A pre-release comes before what it leads to.
  if (one.pre.length === 0 || other.pre.length === 0) return one.pre.length > other.pre.length;
  return firstDifference(one.pre, other.pre) < 0;
}

type Part = number | string;

function partsOf(version: string): { core: Part[]; pre: Part[] } {
  const [plain = ''] = version.split('+');
  const [core = '', ...rest] = plain.split('-');
  const pre = rest.length === 0 ? [] : rest.join('-').split('.');
  return { core: core.split('.').map(Number), pre: pre.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}

/** Below 0 where the first list comes first. Numbers come before words, and a shorter list before one that goes on. */
function firstDifference(ones: readonly Part[], others: readonly Part[]): number {
  for (const [index, one] of ones.entries()) {
    const other = others[index];
    if (other === undefined) return 1;
    if (one === other) continue;
    if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return ones.length - others.length;
}
