import { useStyles } from '#src/theme/useStyles.ts';
import { usePageRoute } from '../../routing/page-route.ts';
import { ItemPlayer } from './ItemPlayer.tsx';
import { LinkedVideo } from './LinkedVideo.tsx';
import { playerRows } from './player-kinds.ts';
import css from './player.css?inline';

/** Plays the lessons of the item that the page's row and query name, or, without a row, the video of a link. */
export default function PlayerPage() {
  useStyles(css);
  const { name } = usePageRoute();
  const row = playerRows[name];
  return row ? <ItemPlayer row={row} /> : <LinkedVideo />;
}
