import { useSearchParams } from 'react-router-dom';

/** What narrows a list stands in the address; a change of it begins at the first page. */
export function useMyList() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const change = (part: Record<string, string>) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [key, value] of Object.entries(part)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    setSearch(next, { replace: 'q' in part });
  };
  return { search, page, change };
}
