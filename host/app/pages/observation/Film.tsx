import { useMemo, useRef, type RefObject } from 'react';
import type { Observation } from '#src/api/learning/observation.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { useWatched } from '../player/useWatched.ts';
import { VideoPlayer, type VideoHandle } from '../player/video/VideoPlayer.tsx';
import { observationTexts } from './texts.ts';

interface FilmProps {
  observation: Observation;
  stage: RefObject<HTMLDivElement | null>;
  handle: RefObject<VideoHandle | null>;
}

/** The film of the lesson, which stays in sight beside the form. */
export function Film({ observation: { id, title, film }, stage, handle }: FilmProps) {
  const words = useTexts(observationTexts);
  const { config } = usePortal();
  const owner = useSession(cacheScopeOf);
  const { save, startOf, rest } = useWatched(owner, `listen:${id}`);
  const wantsPlay = useRef(false);
  const captions = useMemo(
    () =>
      (film?.captions ?? [])
        .map(({ url, label, language }) => ({
          url: imageUrl(url, config),
          label,
          language: language || label,
        }))
        .filter(({ url }) => url !== ''),
    [film, config],
  );
  return (
    <div className="portal-observation-film" ref={stage}>
      {film ? (
        <VideoPlayer
          id={film.id}
          url={imageUrl(film.url ?? '', config)}
          title={title}
          poster={imageUrl(film.poster ?? '', config)}
          captions={captions}
          startOf={startOf}
          onProgress={save}
          onRest={rest}
          wantsPlay={wantsPlay}
          handle={handle}
        />
      ) : (
        <EmptyState compact text={words.noFilm} />
      )}
    </div>
  );
}
