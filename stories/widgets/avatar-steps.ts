import { drawAvatar } from '#host/sandbox/pictures/avatar.ts';

/** Steps that a user takes in the stories of the avatar. */

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function until<Found>(look: () => Found | null | undefined | false): Promise<Found> {
  for (;;) {
    const found = look();
    if (found) return found;
    await frame();
  }
}

/** Pastes a file as soon as a listener accepts it. */
export async function paste(page: Document, file: File): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  await until(() => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return !page.body.dispatchEvent(event);
  });
}

/** Presses a button once it is enabled, in the document or in a shadow root. */
export async function press(canvas: HTMLElement, label: string): Promise<void> {
  const roots = () => [
    canvas,
    ...[...canvas.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const button = await until(() =>
    roots()
      .flatMap((root) => [...root.querySelectorAll('button')])
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label && !one.disabled),
  );
  button.click();
}

/** Creates a portrait to crop: a person in front of a wall. */
export async function portrait(): Promise<File> {
  const drawing = new Image();
  drawing.src = `data:image/svg+xml,${encodeURIComponent(drawAvatar('story'))}`;
  await drawing.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1200, height: 900 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const wall = context.createLinearGradient(0, 0, 1200, 900);
  wall.addColorStop(0, '#dfe7ef');
  wall.addColorStop(1, '#b9c8d4');
  context.fillStyle = wall;
  context.fillRect(0, 0, 1200, 900);
  context.drawImage(drawing, 240, 90, 720, 720);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('no picture');
  return new File([blob], '证件照.jpg', { type: 'image/jpeg' });
}
