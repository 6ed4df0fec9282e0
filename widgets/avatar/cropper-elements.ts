import CropperCanvas from '@cropper/element-canvas';
import CropperHandle from '@cropper/element-handle';
import CropperImage from '@cropper/element-image';
import CropperSelection from '@cropper/element-selection';

/**
 * Subclasses the cropper's elements under our own names, because the page may use the library itself, even in another
 * version, and a class keeps the last name it was defined under. Events (`change`, `action` …) must not bubble into
 * the page.
 */
const prefix = 'portal-';
const tagOf = (name: string) => `${prefix}${name}`;
const quiet: CustomEventInit = { bubbles: false, composed: false };

class Canvas extends CropperCanvas {
  static override $name = tagOf(CropperCanvas.$name);
  protected override $getTagNameOf(name: string) {
    return tagOf(name);
  }
  override $emit(type: string, detail?: unknown, options?: CustomEventInit) {
    return super.$emit(type, detail, { ...options, ...quiet });
  }
}

class Picture extends CropperImage {
  static override $name = tagOf(CropperImage.$name);
  protected override $getTagNameOf(name: string) {
    return tagOf(name);
  }
  override $emit(type: string, detail?: unknown, options?: CustomEventInit) {
    return super.$emit(type, detail, { ...options, ...quiet });
  }
}

class Selection extends CropperSelection {
  static override $name = tagOf(CropperSelection.$name);
  protected override $getTagNameOf(name: string) {
    return tagOf(name);
  }
  override $emit(type: string, detail?: unknown, options?: CustomEventInit) {
    return super.$emit(type, detail, { ...options, ...quiet });
  }
}

class Handle extends CropperHandle {
  static override $name = tagOf(CropperHandle.$name);
}

export type CropPicture = Picture;

/** Creates an element and defines its class first if that has not happened yet. */
function make<Element extends HTMLElement>(type: (new () => Element) & { $name: string }): Element {
  // A second copy of our bundle may have defined the name with its own class, so create the element by name.
  if (!customElements.get(type.$name)) customElements.define(type.$name, type);
  return document.createElement(type.$name) as Element;
}

export const makeCanvas = () => make(Canvas);
export const makePicture = () => make(Picture);
export const makeSelection = () => make(Selection);
export const makeHandle = () => make(Handle);
