/** The light build has the types of the full one; the package names them for that only. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
