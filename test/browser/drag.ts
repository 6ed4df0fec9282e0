/** Creates the DataTransfer of a paste or drop of files. */
export function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Drags files over an element, or drops them there; without files it is a dragged text. */
export function drag(
  type: 'dragover' | 'dragleave' | 'drop',
  over: Element | Window,
  files: readonly File[],
): DragEvent {
  const dataTransfer = transferOf(...files);
  if (files.length === 0) dataTransfer.setData('text/plain', '文字');
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true });
  over.dispatchEvent(event);
  return event;
}
