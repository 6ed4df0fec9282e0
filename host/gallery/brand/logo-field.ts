import { noMedia, type MediaUrl } from '#src/rules/media-url.ts';
import { fill } from '#src/texts/texts.ts';
import { byId } from '../dom.ts';
import { fieldNamed, sayFault } from './form.ts';
import { fileUrl, isProportionate, loadLogo, logoUrl, type Logo } from './logo.ts';
import { brandWords as words } from './words.ts';

/** The logo of the form: an address, or a file that this page alone sees. `onLoad` is called when another one can be shown. */
export function bindLogo(onLoad: () => void): { read(address: string): MediaUrl; clear(): void } {
  let asked = '';
  let file: MediaUrl = noMedia;
  let shown: Logo | null = null;
  const picker = byId('logo-file') as HTMLInputElement;

  async function load(url: MediaUrl, address: string): Promise<void> {
    const isBad = Boolean(address.trim()) && !url;
    const logo = await loadLogo(url);
    // Another one has been chosen meanwhile.
    if (asked !== (file || address)) return;
    shown = logo;
    sayFault('logo', (url && !logo) || isBad ? words.noLogo : '');
    byId('logo-size').textContent = logo ? sizeOf(logo) : '';
    onLoad();
  }

  picker.addEventListener('change', () => {
    const [chosen] = picker.files ?? [];
    forgetFile();
    if (!chosen) return;
    file = fileUrl(chosen);
    byId('logo-name').textContent = chosen.name;
    asked = file;
    void load(file, '');
  });

  // The last choice counts.
  fieldNamed('logo').addEventListener('input', forgetFile);

  function forgetFile(): void {
    if (file) URL.revokeObjectURL(file);
    file = noMedia;
    byId('logo-name').textContent = '';
  }

  return {
    read(address) {
      const wanted = file || address;
      if (wanted !== asked) {
        asked = wanted;
        void load(file || logoUrl(address), file ? '' : address);
      }
      return shown?.url ?? noMedia;
    },
    clear() {
      forgetFile();
      picker.value = '';
      fieldNamed('logo').value = '';
    },
  };
}

function sizeOf(logo: Logo): string {
  const { width, height } = logo;
  const size = fill(words.logoSize, { width, height });
  return isProportionate(logo) ? size : `${size} ${words.logoOdd}`;
}
