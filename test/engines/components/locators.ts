/**
 * Vitest's locators for browsers that it has no driver for. The page finds an element, waits until it can be used, and does
 * what needs no driver; the rest are commands of `provider.ts`.
 */
import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
  getIframeScale,
  Locator,
  selectorEngine,
} from '@vitest/browser/locators';
import { page, server, userEvent } from 'vitest/browser';
// @ts-expect-error Vitest's types leave it out, and its own providers set it.
import { __INTERNAL as internal } from 'vitest/internal/browser';
import { eventually } from '../../eventually.ts';
import { chooseFiles, chooseOptions, insertText } from './fields.ts';
import type { Point } from '../drivers/driver.ts';
import { guardClick } from './guard-click.ts';
import { pointOf, type ClickOptions } from './point.ts';

class EngineLocator extends Locator {
  constructor(
    readonly selector: string,
    container?: Element,
  ) {
    super();
    this._container = container;
  }

  override click = (options?: ClickOptions): Promise<void> => this.clickTimes(1, options);
  override dblClick = (options?: ClickOptions): Promise<void> => this.clickTimes(2, options);
  override tripleClick = (options?: ClickOptions): Promise<void> => this.clickTimes(3, options);
  override hover = async (options?: ClickOptions): Promise<void> =>
    this.triggerCommand('engineHover', await this.point(options));
  override unhover = (): Promise<void> => this.triggerCommand('engineHover', { x: 0, y: 0 });
  override fill = async (text: string): Promise<void> => insertText(await this.findElement(), text);
  override clear = (): Promise<void> => this.fill('');
  override upload = async (files: string | string[] | File | File[]): Promise<void> =>
    chooseFiles(await this.findElement(), [files].flat());
  override selectOptions: Locator['selectOptions'] = (values) =>
    eventually(async () =>
      chooseOptions(
        await this.findElement(),
        [values].flat().map((value) => (value instanceof Locator ? value.element() : value)),
      ),
    );
  override dropTo = async (target: Locator): Promise<void> =>
    this.triggerCommand('engineDrag', [await this.point(), await locatorOf(target.element()).point()]);

  protected locator = (selector: string): Locator =>
    new EngineLocator(`${this.selector} >> ${selector}`, this._container);
  protected elementLocator = locatorOf;

  private async clickTimes(times: number, options?: ClickOptions): Promise<void> {
    await eventually(async () => {
      const point = await this.point(options);
      await guardClick(await this.findElement(), options, () =>
        this.triggerCommand('engineClick', point, times),
      );
    });
  }

  /** The point in the window that the driver sees, which has the tests in a frame. */
  private async point(options?: ClickOptions): Promise<Point> {
    const { x, y } = await pointOf(() => this.findElement(), options);
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = getIframeScale();
    return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale };
  }
}

function locatorOf(element: Element): EngineLocator {
  return new EngineLocator(selectorEngine.generateSelectorSimple(element), element);
}

const { testIdAttribute } = server.config.browser.locators;

page.extend({
  getByRole: (role, options) => new EngineLocator(getByRoleSelector(role, options)),
  getByLabelText: (text, options) => new EngineLocator(getByLabelSelector(text, options)),
  getByText: (text, options) => new EngineLocator(getByTextSelector(text, options)),
  getByTitle: (text, options) => new EngineLocator(getByTitleSelector(text, options)),
  getByAltText: (text, options) => new EngineLocator(getByAltTextSelector(text, options)),
  getByPlaceholder: (text, options) => new EngineLocator(getByPlaceholderSelector(text, options)),
  getByTestId: (id) => new EngineLocator(getByTestIdSelector(testIdAttribute, id)),
  elementLocator: locatorOf,
});
// Vitest makes its own locators by this, e.g. for `page.getBy…().nth()`; its types do not name it.
internal._createLocator = (selector: string) => new EngineLocator(selector);

// The first click would give the focus to the frame of the tests, upon which queries are refreshed.
window.focus();

/** Vitest would name the field by the places of all elements around it, which the page may change before the keys come. */
userEvent.type = async (target, text) => {
  const field = target instanceof Element ? target : await target.findElement();
  if (field instanceof HTMLElement || field instanceof SVGElement) field.focus();
  await userEvent.keyboard(text);
};
