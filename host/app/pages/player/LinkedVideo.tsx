import { noMedia } from '#src/rules/media-url.ts';
import { useMemo, useRef } from 'react';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { usePageUrl } from '#src/ui/loading/hydration.ts';
import { usePageHead } from '../../routing/page-head.ts';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { VideoPlayer } from './video/VideoPlayer.tsx';
import { linkedVideo } from './video/video-source.ts';
import { NothingToPlay, PlayerSkeleton } from './player-states.tsx';
import { playerTexts } from './texts.ts';
import { useWatched } from './useWatched.ts';
import { VIDEO_TITLE_LIMIT } from '../../limits.ts';

/** Plays the video at the address in the query, if it is of an origin that may be played; otherwise says why not. */
export function LinkedVideo() {
  const words = useTexts(playerTexts);
  const titles = useTexts(pageTexts);
  const { name } = usePageRoute();
  const config = useSettings();
  const isPending = useSession((session) => session.isPending);
  const owner = useSession(cacheScopeOf);
  const params = useQueryParams();
  const own = new URL(usePageUrl()).origin;
  const address = params.get('url');
  const { api, mediaOrigins, paths } = config;
  const found = useMemo(
    () => linkedVideo(address, { own, api, mediaOrigins, paths }),
    [address, own, api, mediaOrigins, paths],
  );
  // A refused link must not put its title on our page either.
  const named = 'url' in found ? params.get('title')?.trim() : '';
  const title = [...(named || titles[name])].slice(0, VIDEO_TITLE_LIMIT).join('');
  const wantsPlay = useRef(false);
  const url = 'url' in found ? found.url : noMedia;
  const { save, startOf, rest } = useWatched(owner, `link:${url}`);
  // Anybody can write such a link, so search engines shall not keep its title.
  usePageHead({ title, isMissing: true });

  return (
    <div className="portal-player">
      <header className="portal-player-head">
        <h1 className="portal-player-title">{title}</h1>
      </header>
      {isPending ? (
        <PlayerSkeleton />
      ) : 'url' in found ? (
        <div className="portal-player-single">
          <VideoPlayer
            id={url}
            url={url}
            title={title}
            startOf={startOf}
            onProgress={save}
            onRest={rest}
            wantsPlay={wantsPlay}
          />
        </div>
      ) : (
        <NothingToPlay text={words.refused} hint={words[found.refusal]} to="/index" action={words.toHome} />
      )}
    </div>
  );
}
