import HlsLight from 'hls.js/light';

/**
 * Plays an HLS playlist where the browser cannot. The content policy forbids hls.js its worker, which it makes out of
 * a `blob:`, so it works in the page itself. Returns the function that ends it.
 */
export function attachPlaylist(video: HTMLVideoElement, url: string, onFailure: () => void): () => void {
  if (!HlsLight.isSupported()) {
    onFailure();
    return () => {};
  }
  const hls = new HlsLight({ enableWorker: false });
  hls.on(HlsLight.Events.ERROR, (_, { fatal }) => {
    if (fatal) onFailure();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}
