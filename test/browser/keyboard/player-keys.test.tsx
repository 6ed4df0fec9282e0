import { beforeEach, expect } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { openPlayer } from '../host/player/player-scene.tsx';
import { eventually } from '../../eventually.ts';
import { tryKeys } from './try-keys.ts';

beforeEach(() => browserPage.viewport(1440, 900));

/** A video of 24 seconds, paused at the tenth. */
async function openVideo() {
  localStorage.removeItem('portal.player');
  const page = openPlayer('coursePlay', 'id=5001');
  const seek = await page.findByRole<HTMLInputElement>('slider', { name: '播放进度' });
  const video = page.video();
  await eventually(() => expect(video.readyState).toBeGreaterThan(1));
  video.currentTime = 10;
  await eventually(() => expect(seek.getAttribute('aria-valuetext')).toMatch(/^10秒/));
  const stage = page.getByRole('region', { name: /^视频：/ });
  const title = () => page.getByRole('region', { name: /^视频：/ }).getAttribute('aria-label');
  const first = title();
  const captions = page.getByRole<HTMLSelectElement>('combobox', { name: '字幕' });
  const volume = page.getByRole<HTMLInputElement>('slider', { name: '音量' });
  const read = () =>
    [
      video.paused ? `at ${Math.round(video.currentTime)} s` : 'playing',
      video.volume !== 1 && `volume ${video.volume}`,
      video.muted && 'muted',
      video.playbackRate !== 1 && `rate ${video.playbackRate}`,
      captions.value && `captions ${captions.value}`,
      title() !== first && 'next lesson',
    ]
      .filter(Boolean)
      .join(', ');
  return { stage, seek, volume, read };
}

tryKeys({
  name: 'the video',
  pattern: 'player',
  async open() {
    const { stage, read } = await openVideo();
    stage.focus();
    return read;
  },
  keys: {
    Space: 'playing',
    k: 'playing',
    j: 'at 0 s',
    l: 'at 20 s',
    ArrowLeft: 'at 5 s',
    ArrowRight: 'at 15 s',
    ArrowDown: 'at 10 s, volume 0.95',
    ArrowUp: [['{ArrowDown}{ArrowDown}', 'at 10 s, volume 0.95']],
    Home: 'at 0 s',
    End: 'at 24 s',
    '5': 'at 12 s',
    m: [
      ['', 'at 10 s, muted'],
      ['m', 'at 10 s'],
    ],
    c: [
      ['', 'at 10 s, captions zh-CN'],
      ['c', 'at 10 s'],
    ],
    '<': 'at 10 s, rate 0.75',
    '>': 'at 10 s, rate 1.25',
    N: 'at 0 s, next lesson',
  },
});

tryKeys({
  name: 'the position in the video',
  pattern: 'slider',
  async open() {
    const { seek, read } = await openVideo();
    seek.focus();
    return read;
  },
  keys: {
    ArrowRight: 'at 15 s',
    ArrowUp: 'at 15 s',
    ArrowLeft: 'at 5 s',
    ArrowDown: 'at 5 s',
    Home: 'at 0 s',
    End: 'at 24 s',
    PageUp: 'at 24 s',
    PageDown: 'at 0 s',
  },
});

tryKeys({
  name: 'the volume',
  pattern: 'slider',
  async open() {
    const { volume, read } = await openVideo();
    volume.focus();
    return read;
  },
  keys: {
    ArrowLeft: 'at 10 s, volume 0.95',
    ArrowDown: 'at 10 s, volume 0.95',
    ArrowRight: [['{ArrowLeft}{ArrowLeft}', 'at 10 s, volume 0.95']],
    ArrowUp: [['{ArrowLeft}{ArrowLeft}', 'at 10 s, volume 0.95']],
    PageDown: 'at 10 s, volume 0.9',
    PageUp: [['{PageDown}{PageDown}', 'at 10 s, volume 0.9']],
    Home: 'at 10 s, volume 0, muted',
    End: [['{Home}', 'at 10 s']],
  },
});
