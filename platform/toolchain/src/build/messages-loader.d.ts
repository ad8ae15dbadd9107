import type { LoaderContext } from 'webpack';

export default function messagesLoader(this: LoaderContext<never>, source: string): void;
