import { newText, places, type Place, type User } from './model.ts';
import { inTab, isUser, settle } from './step.ts';

export const type = (index: number, place: Place) =>
  inTab(
    `type a ${place}`,
    index,
    async (doing) => {
      const { model, tab, real } = doing;
      const user = tab.shows as User;
      await real.goTo(places[place].path);
      tab.former.clear();
      await settle(model, doing.world);
      // The load may have found another user, or nobody.
      if (tab.shows !== user) return;
      const text = newText(model, user);
      await real.page.getByRole('textbox', { name: new RegExp(`^${places[place].field}`) }).fill(text);
      if (!tab.isStorageFull) tab.typed.set(`${user} ${place}`, text);
      else tab.typed.delete(`${user} ${place}`);
    },
    // The course is of the others' organisation.
    (tab) => isUser(tab) && (place !== 'comment' || tab.shows !== 'newcomer'),
  );

/** A tab that has missed a change sends as the user whom it shows, or not at all. */
export const send = (index: number) =>
  inTab(
    'send the comment',
    index,
    async ({ model, tab, real: { page } }) => {
      const key = `${tab.shows} comment`;
      const text = tab.typed.get(key);
      const field = page.getByRole('textbox', { name: new RegExp(`^${places.comment.field}`) });
      const publish = page.getByRole('button', { name: '发布', exact: true });
      if ((await field.count()) === 0 || (await field.inputValue()) !== text) return;
      for (const one of model.own) if (one.text === text) one.isPublic = true;
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await publish.first().click();
      if ((await answered).ok()) tab.typed.delete(key);
    },
    (tab) => tab.typed.has(`${tab.shows} comment`),
  );

export const search = (index: number) =>
  inTab(
    'search',
    index,
    async ({ model, tab, real, world }) => {
      const user = tab.shows as User;
      await real.goTo('/search');
      tab.former.clear();
      await settle(model, world);
      if (tab.shows !== user) return;
      const text = newText(model, user);
      await real.goTo(`/search?searchVal=${encodeURIComponent(text)}`);
      await settle(model, world);
      await real.goTo('/search');
    },
    isUser,
  );
