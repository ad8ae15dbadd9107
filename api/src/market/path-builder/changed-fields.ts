/** What holds a field: the path, or an assignment of it. */
export type PathTarget = 'path' | `assignment:${string}`;

interface Named {
  target: PathTarget;
  field: string;
}

/** As `learning_path_changes` calls it: `title`, `assignment:<id>.title`. */
export const keyOf = ({ target, field }: Named): string => (target === 'path' ? field : `${target}.${field}`);

export function fieldOfKey(key: string): Named {
  const [, target, field] = /^(assignment:[^.]+)\.(.+)$/.exec(key) ?? [];
  if (target === undefined || field === undefined) return { target: 'path', field: key };
  return { target: target as PathTarget, field };
}
