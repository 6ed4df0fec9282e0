import { mediaUrl, type MediaUrl } from '#src/rules/media-url.ts';
import HlsLight from 'hls.js/light';
import type { VideoFailure } from './video-failure.ts';

/**
 * Plays an HLS playlist where the browser cannot. The content policy forbids hls.js its worker, which it makes out of
 * a `blob:`, so it works in the page itself. Returns the function that ends it.
 */
export function attachPlaylist(
  video: HTMLVideoElement,
  url: MediaUrl,
  paths: Readonly<Record<string, string>>,
  onFailure: (failure: VideoFailure) => void,
): () => void {
  if (!HlsLight.isSupported()) {
    onFailure('unplayable');
    return () => {};
  }
  const hls = new HlsLight({
    enableWorker: false,
    // A playlist names the files of the video, which are no calls either.
    xhrSetup(_, file) {
      if (!mediaUrl(file, location.href, paths)) throw new Error('a playlist may not name a call');
    },
  });
  hls.on(HlsLight.Events.ERROR, (_, { fatal, type, response }) => {
    // A response with a status has come over the line.
    const isNetwork = type === HlsLight.ErrorTypes.NETWORK_ERROR && !response?.code;
    if (fatal) onFailure(isNetwork ? 'network' : 'unplayable');
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}
