/** Sites whose pages may be framed, where the operator names no others (STOA_EMBED_HOSTS). */
export const defaultEmbedHosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.geogebra.org', 'codepen.io'];

/** 'player.vimeo.com, codepen.io' → both; undefined where one of them is no name of a host. */
export function embedHostsFrom(text: string): string[] | undefined {
  const hosts = text.split(',').flatMap((part) => part.trim().toLowerCase() || []);
  return hosts.every((host) => /^(?=.{4,253}$)(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/.test(host)) ? hosts : undefined;
}

/**
 * The address that a frame shows, from what people copy: the page's own address, a link for sharing, or the code for
 * embedding it. Undefined unless it is an https page of one of these hosts.
 */
export function embedAddress(pasted: string, hosts: readonly string[]): string | undefined {
  const address = addressIn(pasted.trim());
  if (address === undefined) return undefined;
  const framed = framedPage(address) ?? address;
  return hosts.includes(framed.hostname) ? framed.href : undefined;
}

function addressIn(text: string): URL | undefined {
  const source = /^<iframe\s[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? text;
  // Codes for embedding leave the scheme out.
  const url = URL.parse(source.startsWith('//') ? `https:${source}` : source);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '';
  return isPlain ? url : undefined;
}

/** The page for frames that belongs to a page for people; undefined where it is none that has one. */
function framedPage(url: URL): URL | undefined {
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  return framers[host]?.(url);
}

const framers: Record<string, (url: URL) => URL | undefined> = {
  'youtube.com': youtube,
  'youtube-nocookie.com': youtube,
  'youtu.be': (url) => youtubeFilm(url.pathname.slice(1), url),
  'vimeo.com': ({ pathname }) => {
    const [, film, key] = /^\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
    return film === undefined ? undefined : new URL(`https://player.vimeo.com/video/${film}${key ? `?h=${key}` : ''}`);
  },
  'geogebra.org': ({ pathname }) => {
    const [, id] = /^\/m\/(\w+)\/?$/.exec(pathname) ?? [];
    return id === undefined ? undefined : new URL(`https://www.geogebra.org/material/iframe/id/${id}`);
  },
  'codepen.io': ({ pathname }) => {
    const [, author, pen] = /^\/([\w-]+)\/(?:pen|full|details)\/(\w+)\/?$/.exec(pathname) ?? [];
    return pen === undefined ? undefined : new URL(`https://codepen.io/${author}/embed/${pen}?default-tab=result`);
  },
};

function youtube(url: URL): URL | undefined {
  const film = url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(url.pathname)?.[1];
  return film === undefined ? undefined : youtubeFilm(film, url);
}

/** From the house's address that sets no cookie before it plays; `t=90s` is where it begins. */
function youtubeFilm(film: string, { searchParams }: URL): URL | undefined {
  if (!/^[\w-]{6,20}$/.test(film)) return undefined;
  const start = /^(\d{1,6})s?$/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '')?.[1];
  return new URL(`https://www.youtube-nocookie.com/embed/${film}${start ? `?start=${start}` : ''}`);
}
