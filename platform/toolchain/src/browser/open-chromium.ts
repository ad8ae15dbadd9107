import { chromium, type Browser, type LaunchOptions } from 'playwright';

/** How every browser of ours is started: nothing that its maker has it do besides, as no heap or time of it is ours. */
export const chromiumOptions = {
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters of one shape in a browser with windows and in the shell without: pictures of both can be compared.
    '--font-render-hinting=none',
  ],
} satisfies LaunchOptions;

interface Options {
  executablePath: string;
  /** For pages that this machine's owner did not write. Root can have none, so there it is left out. */
  isSandboxed?: boolean;
}

/** @throws when it does not start */
export const openChromium = ({ executablePath, isSandboxed = false }: Options): Promise<Browser> =>
  chromium.launch({ ...chromiumOptions, executablePath, chromiumSandbox: isSandboxed && process.getuid?.() !== 0 });
