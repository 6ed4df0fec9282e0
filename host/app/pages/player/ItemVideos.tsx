import { useCallback, useMemo, useRef, useState } from 'react';
import type { Quiz } from '#src/api/learning/quizzes.ts';
import type { ListItem } from '#src/api/list-item.ts';
import { playedKinds, type PlayedKind } from '#src/api/progress.ts';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { isAwaited, type QueryState } from '#src/data/queries/useQueryState.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { ContentKind } from '../../content/kinds.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { VideoPlayer, type VideoHandle } from './video/VideoPlayer.tsx';
import { LessonList } from './LessonList.tsx';
import type { ProgressSync } from './ProgressNote.tsx';
import { isLocked } from '../../content/LockedLesson.tsx';
import { chosenLesson, lessonsOf, nextLesson } from './lessons.ts';
import { PlayerSide, QUIZZES_TAB } from './PlayerSide.tsx';
import { QuizLink } from './quizzes/QuizLink.tsx';
import { useQuizzes } from './quizzes/useQuizzes.ts';
import { storedName, type PlayerRow } from './player-kinds.ts';
import { playerTexts } from './texts.ts';
import { useServerProgress } from './progress/useServerProgress.ts';
import { NothingToPlay, PlayerSkeleton } from './player-states.tsx';
import { useWatched, type WatchedStore } from './useWatched.ts';

interface ItemVideosProps {
  item: ListItem;
  kind: ContentKind;
  row: PlayerRow;
}

/** The lessons of an item, with the user's progress: the server's where it keeps it, else that of this browser. */
export function ItemVideos(props: ItemVideosProps) {
  const { item, kind, row } = props;
  const owner = useSession(cacheScopeOf);
  const { features } = useSettings();
  const local = useWatched(row.isPreview ? '' : owner, storedName(kind, item.id));
  const played = playedKinds.find((one) => one === kind.code);
  const quizzes = useQuizzes(kind.code === 'course' && !row.isPreview ? item.id : null);
  if (row.isPreview || !played || !features.includes('progress')) {
    if (isAwaited(quizzes)) return <PlayerSkeleton />;
    const sync = row.isPreview ? null : ({ type: 'local' } as const);
    return <Videos {...props} quizzes={quizzes} owner={owner} store={local} sync={sync} />;
  }
  return <SyncedVideos {...props} quizzes={quizzes} owner={owner} played={played} local={local} />;
}

interface SyncedVideosProps extends ItemVideosProps {
  quizzes: QueryState<Quiz[]> | null;
  owner: string;
  played: PlayedKind;
  local: WatchedStore;
}

function SyncedVideos({ played, local, ...props }: SyncedVideosProps) {
  const { isLoading, percent, rule, isBehind, ...store } = useServerProgress(
    props.owner,
    played,
    props.item.id,
    local,
  );
  // A link to the quiz that came later would push what stands below it.
  if (isLoading || isAwaited(props.quizzes)) return <PlayerSkeleton />;
  return <Videos {...props} store={store} sync={{ type: 'server', percent, rule, isBehind }} />;
}

interface VideosProps extends ItemVideosProps {
  quizzes: QueryState<Quiz[]> | null;
  owner: string;
  store: WatchedStore;
  sync: ProgressSync | null;
}

/** The video of the chosen lesson, beside the list of lessons and the user's notes. */
function Videos({ item, kind, row, quizzes, owner, store, sync }: VideosProps) {
  const words = useTexts(playerTexts);
  const { config } = usePortal();
  const params = useQueryParams();
  const setParams = useSetQueryParams();
  const [tab, setTab] = useState('lessons');
  const video = useRef<VideoHandle>(null);
  const wantsPlay = useRef(false);
  const subject = storedName(kind, item.id);
  const { watched, save, startOf, rest } = store;
  const lessons = useMemo(() => lessonsOf(item.chapters), [item.chapters]);
  // Without a lesson in the address, watching must not change which one is shown.
  const [first] = useState(() => chosenLesson(lessons, null, watched));
  const lesson = lessons.find(({ id }) => id === params.get('lesson')) ?? first;
  const next = lesson && nextLesson(lessons, lesson.id);

  const choose = useCallback(
    (id: string) => {
      wantsPlay.current = true;
      const query = new URLSearchParams(params);
      query.set('lesson', id);
      // Back leads out of the item, not through its lessons.
      setParams(query, 'replace');
    },
    [params, setParams],
  );
  const playNext = useMemo(() => next && (() => choose(next.id)), [next, choose]);
  const captions = useMemo(
    () =>
      (lesson?.captions ?? [])
        .map(({ url, label, language }) => ({
          url: imageUrl(url, config),
          label,
          language: language || label,
        }))
        .filter(({ url }) => url !== ''),
    [lesson, config],
  );
  if (!lesson) return null;

  const list = <LessonList item={item} current={lesson.id} watched={watched} sync={sync} onChoose={choose} />;
  return (
    <div className="portal-player-columns">
      <div className="portal-player-main">
        <div className="portal-player-stage">
          {isLocked(item, lesson) ? (
            <div className="portal-player-locked">
              <NothingToPlay
                text={words.locked}
                hint={words.lockedHint}
                to={kind.href(item.id)}
                action={words.toBuy}
              />
            </div>
          ) : (
            <VideoPlayer
              id={lesson.id}
              url={imageUrl(lesson.url ?? '', config)}
              title={lesson.title}
              // A cover is wide, so an upright video shows its own first frame instead.
              poster={imageUrl(lesson.poster || (!row.isUpright && item.cover) || '', config)}
              captions={captions}
              isUpright={row.isUpright ?? false}
              startOf={startOf}
              onProgress={save}
              onRest={rest}
              next={next?.title}
              onNext={playNext}
              wantsPlay={wantsPlay}
              handle={video}
            />
          )}
        </div>
        <h2 className="portal-player-lesson-title">{lesson.title}</h2>
        {quizzes?.data ? (
          <QuizLink lessonId={lesson.id} quizzes={quizzes.data} onOpen={() => setTab(QUIZZES_TAB)} />
        ) : null}
        {item.summary ? <p className="portal-player-summary">{item.summary}</p> : null}
      </div>
      <PlayerSide
        item={item}
        row={row}
        owner={owner}
        subject={subject}
        lessons={lessons}
        lesson={lesson}
        video={video}
        list={list}
        quizzes={quizzes}
        tab={tab}
        onTab={setTab}
      />
    </div>
  );
}
