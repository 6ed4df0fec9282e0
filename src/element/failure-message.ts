import { loaderTexts } from './texts.ts';

/**
 * Creates the message for a tag whose code could not be loaded, in the language of its place in the page. It becomes the
 * tag's content, so it disappears as soon as the element has a shadow root.
 */
export function createFailureMessage(host: Element, retry: () => void): Element {
  const { lang } = host.closest<HTMLElement>('[lang]') ?? document.documentElement;
  const words = loaderTexts[lang.startsWith('en') ? 'en' : 'zh-CN'];
  const button = document.createElement('button');
  // Another type would submit the form around it.
  button.type = 'button';
  button.textContent = words.retry;
  button.addEventListener('click', retry);
  const message = document.createElement('span');
  message.setAttribute('role', 'alert');
  message.append(words.failed, ' ', button);
  return message;
}
