import CropperCanvas from '@cropper/element-canvas';
import CropperHandle from '@cropper/element-handle';
import CropperImage from '@cropper/element-image';
import CropperSelection from '@cropper/element-selection';

/**
 * The cropper's elements under names of our own. The library's names may be taken on the page, by another version even;
 * its classes may be defined already, and remember the last name they were made under; and its events (`change`,
 * `action` …) would bubble out into the page.
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

export type CropCanvas = Canvas;
export type CropPicture = Picture;
export type CropSelection = Selection;
export type CropHandle = Handle;

/** Makes the element of a class, which is defined with the first one. */
function make<Element extends HTMLElement>(type: (new () => Element) & { $name: string }): Element {
  // Another copy of this library on the page has its own classes under the same name: these are made by name.
  if (!customElements.get(type.$name)) customElements.define(type.$name, type);
  return document.createElement(type.$name) as Element;
}

export const makeCanvas = () => make(Canvas);
export const makePicture = () => make(Picture);
export const makeSelection = () => make(Selection);
export const makeHandle = () => make(Handle);
