/** Networks that an operator may be found on, and the hosts of their addresses; without any, it has servers of its own. */
export const socialNetworks: Readonly<Record<string, readonly string[]>> = {
  Bluesky: ['bsky.app'],
  Discord: ['discord.com', 'discord.gg'],
  Facebook: ['facebook.com'],
  GitHub: ['github.com'],
  Instagram: ['instagram.com'],
  LinkedIn: ['linkedin.com'],
  Mastodon: [],
  Pinterest: ['pinterest.com'],
  Telegram: ['t.me'],
  Threads: ['threads.net', 'threads.com'],
  TikTok: ['tiktok.com'],
  Vimeo: ['vimeo.com'],
  WhatsApp: ['whatsapp.com', 'wa.me'],
  X: ['x.com', 'twitter.com'],
  YouTube: ['youtube.com', 'youtu.be'],
};

/** Whether an address leads to the network that it is said to; of names that are no network's, each may lead anywhere. */
export function leadsToNetwork(name: string, url: string): boolean {
  const known = Object.keys(socialNetworks).find((one) => one.toLowerCase() === name.toLowerCase());
  const hosts = known === undefined ? [] : (socialNetworks[known] ?? []);
  const host = URL.parse(url)?.hostname ?? '';
  return hosts.length === 0 || hosts.some((one) => host === one || host.endsWith(`.${one}`));
}
