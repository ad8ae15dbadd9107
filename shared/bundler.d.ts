declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg';

/** Becomes the bundler's own variable in a build. */
declare let __webpack_nonce__: string | undefined;
/** Where the build's files are served from. */
declare const __webpack_public_path__: string;
