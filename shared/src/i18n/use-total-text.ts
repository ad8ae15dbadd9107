import { useFormat } from './use-format.ts';

interface Counted {
  total: number;
  total_is_least?: boolean | undefined;
}

/** `5,000 courses` → `5,000+ courses`, where there are more than were counted. */
export function useTotalText() {
  const format = useFormat();
  return (text: string, { total, total_is_least }: Counted): string =>
    total_is_least ? text.replace(format.number(total), (number) => `${number}+`) : text;
}
