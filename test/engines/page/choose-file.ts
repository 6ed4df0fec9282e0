/** A file as a test sends it to the browser. */
export interface GivenFile {
  name: string;
  type: string;
  base64: string;
}

export function transferOf({ name, type, base64 }: GivenFile): DataTransfer {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type }));
  return transfer;
}

/** Clicks a button that opens the system's dialog for files, and gives the file in its place. */
export function chooseFile(button: HTMLElement, file: GivenFile): void {
  const prototype = HTMLInputElement.prototype;
  const { click } = prototype;
  prototype.click = function choose(this: HTMLInputElement) {
    this.files = transferOf(file).files;
    for (const type of ['input', 'change']) this.dispatchEvent(new Event(type, { bubbles: true }));
  };
  button.click();
  prototype.click = click;
}
