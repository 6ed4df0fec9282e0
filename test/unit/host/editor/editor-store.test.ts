// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAVE_CONFLICT, type AuthoredContent, type AuthoredDocument } from '#src/api/authoring.ts';
import { openDraft } from '#src/data/drafts/open-draft.ts';
import { NetworkError, RefusedError } from '#src/http/errors.ts';
import { isUnfinished } from '#host/app/content/files/file-edits.ts';
import { keptDocument } from '#host/app/pages/editor/editor-state.ts';
import { createEditorStore, type SendDocument } from '#host/app/pages/editor/editor-store.ts';
import { Browser } from '../../data/browser-tabs.ts';

const users = ['chen', 'zhou'] as const;
type User = (typeof users)[number];
const fields = ['title', 'summary', 'description'];

type Command =
  | { type: 'type'; field: string; text: string }
  | { type: 'upload'; name: string; ends: 'done' | 'failed' | 'never' }
  | { type: 'save'; how: 'ok' | 'lost request' | 'lost response' | 'refused' }
  | { type: 'leave while saving' | 'reload' | 'log out' | 'edit elsewhere' | 'overwrite' | 'keep both' }
  | { type: 'log in'; user: User };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('type' as const),
      field: fc.constantFrom(...fields),
      text: fc.string(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('upload' as const),
      name: fc.string({ minLength: 1 }),
      ends: fc.constantFrom('done', 'failed', 'never'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('save' as const),
      how: fc.constantFrom('ok', 'ok', 'lost request', 'lost response', 'refused'),
    }),
  },
  fc.record({ type: fc.constant('log in' as const), user: fc.constantFrom(...users) }),
  fc.record({
    type: fc.constantFrom(
      'leave while saving',
      'reload',
      'log out',
      'edit elsewhere',
      'overwrite',
      'keep both',
    ),
  }),
);

/** Two users who share a computer, the server, and what they have entered so far. */
class World {
  readonly typed: Record<User, Record<string, string>> = { chen: {}, zhou: {} };
  readonly uploaded: Record<User, Set<string>> = { chen: new Set(), zhou: new Set() };
  readonly documents = new Map<string, AuthoredDocument & { draftKey: string; owner: User }>();
  readonly browser = new Browser();
  readonly tab = this.browser.open().tab;
  readonly addresses: Record<User, string> = { chen: '', zhou: '' };
  user: User | null = null;
  store: ReturnType<typeof createEditorStore> | null = null;
  private close = () => {};
  private count = 0;

  open(user: User): ReturnType<typeof createEditorStore> {
    const document = this.documents.get(this.addresses[user]) ?? null;
    return createEditorStore('course', document, (options) =>
      openDraft({
        ...options,
        storage: () => this.browser.local,
        tab: this.tab,
        owner: { orgCode: 'demo', userId: user },
        schema: keptDocument,
      }),
    );
  }

  enter(user: User | null): void {
    this.close();
    this.user = user;
    this.store = user && this.open(user);
    this.close = this.store?.open() ?? (() => {});
  }

  private send(user: User, how: Extract<Command, { type: 'save' }>['how']): SendDocument {
    return async ({ id, draftKey, version, basedOn, content }) => {
      if (how === 'lost request') throw new NetworkError('offline');
      if (how === 'refused') throw new RefusedError('busy', { code: 400 });
      const known = [...this.documents.values()].find(
        (one) => one.id === id || (!id && one.draftKey === draftKey),
      );
      if (known && basedOn && !basedOn.includes(known.version))
        throw new RefusedError('', { code: SAVE_CONFLICT });
      const saved = {
        ...(known ?? { id: `d${++this.count}`, draftKey, owner: user }),
        version,
        content: structuredClone(content),
        state: 'draft' as const,
        savedTime: this.count,
      } as AuthoredDocument & { draftKey: string; owner: User };
      this.documents.set(saved.id, saved);
      if (how === 'lost response') throw new NetworkError('offline');
      return { id: saved.id, savedTime: saved.savedTime, state: saved.state };
    };
  }

  async save(how: Extract<Command, { type: 'save' }>['how'], leaves = false): Promise<void> {
    const { store, user } = this;
    if (!store || !user) return;
    const saved = store.save('draft', this.send(user, how));
    if (leaves) {
      await Promise.resolve();
      this.enter(user);
    }
    await saved;
    if (!leaves) this.addresses[user] = store.getState().id || this.addresses[user];
  }

  async run(step: Command): Promise<void> {
    const { store, user } = this;
    if (step.type === 'log in') return this.enter(step.user);
    if (!store || !user) return;
    switch (step.type) {
      case 'type':
        this.typed[user][step.field] = step.text;
        return store.dispatch({ type: 'field', name: step.field, value: step.text });
      case 'upload': {
        const id = `local-${++this.count}`;
        store.dispatch({ type: 'add-file', slot: 'film', file: { id, url: '', name: step.name } });
        if (step.ends !== 'done') return undefined;
        const url = `/videos/${this.count}`;
        this.uploaded[user].add(url);
        const by = { id: url, url, name: step.name };
        return store.dispatch({ type: 'replace-file', slot: 'film', key: id, by });
      }
      case 'save':
        return this.save(step.how);
      case 'leave while saving':
        return this.save('ok', true);
      case 'reload':
        return this.enter(user);
      case 'log out':
        return this.enter(null);
      case 'edit elsewhere': {
        const document = this.documents.get(this.addresses[user]);
        if (!document) return undefined;
        const fieldsElsewhere = { ...document.content.fields, elsewhere: String(++this.count) };
        const content = { ...document.content, fields: fieldsElsewhere };
        this.documents.set(document.id, { ...document, version: `elsewhere ${this.count}`, content });
        return undefined;
      }
      case 'overwrite':
        if (store.getState().isConflict) store.dispatch({ type: 'overwrite' });
        return undefined;
      case 'keep both':
        if (store.getState().isConflict) store.dispatch({ type: 'copy', draftKey: `copy ${++this.count}` });
        return undefined;
    }
  }
}

function expectNothingLost(world: World, user: User, content: AuthoredContent): void {
  expect(content.fields).toMatchObject(world.typed[user]);
  const urls = (content.files.film ?? []).map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining([...world.uploaded[user]]));
}

describe('the store of the editor', () => {
  it('loses nothing, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (steps) => {
        const world = new World();
        world.enter('chen');
        for (const step of steps) {
          await world.run(step);
          if (world.store && world.user) {
            expectNothingLost(world, world.user, world.store.getState().content);
          }
          // And so it would be if the page were opened now.
          for (const user of users) expectNothingLost(world, user, world.open(user).getState().content);
        }
        for (const user of users) {
          world.enter(user);
          await world.save('ok');
          await world.run({ type: 'keep both' });
          await world.save('ok');
          const state = world.store?.getState();
          expect(state).toMatchObject({ isConflict: false, savedEdits: state?.edits });
          const document = world.documents.get(world.addresses[user]);
          if (Object.keys(world.typed[user]).length > 0) {
            expect(document?.owner).toBe(user);
            if (document) expectNothingLost(world, user, document.content);
          }
          expect(
            Object.values(document?.content.files ?? {})
              .flat()
              .some(isUnfinished),
          ).toBe(false);
        }
      }),
      {
        numRuns: 1000,
        examples: [
          // A copy of a document that was new when the page was opened was not found after a reload.
          [
            [
              { type: 'save', how: 'ok' },
              { type: 'edit elsewhere' },
              { type: 'save', how: 'ok' },
              { type: 'keep both' },
              { type: 'type', field: 'title', text: 'copy' },
            ],
          ],
        ],
      },
    );
  });

  it('takes its own save, whose response was lost, for no conflict', async () => {
    const world = new World();
    world.enter('chen');
    await world.run({ type: 'type', field: 'title', text: '古诗文' });
    for (const how of ['lost response', 'lost request', 'ok'] as const) {
      await world.run({ type: 'type', field: 'title', text: how });
      await world.save(how);
      expect(world.store?.getState().isConflict).toBe(false);
    }
    expect(world.documents.size).toBe(1);
  });

  it('says so where the browser stores nothing, until the server has it', async () => {
    const store = createEditorStore('course', null, (options) =>
      openDraft({
        ...options,
        storage: () => undefined,
        tab: null,
        owner: { orgCode: 'demo', userId: 'chen' },
        schema: keptDocument,
      }),
    );
    expect(store.isAtRisk()).toBe(false);
    store.dispatch({ type: 'field', name: 'title', value: '古诗文' });
    expect(store.isAtRisk()).toBe(true);
    await store.save('draft', async () => ({ id: '1', savedTime: 1, state: 'draft' }));
    expect(store.isAtRisk()).toBe(false);
  });

  it('does not count edits as saved that came while a save was running', async () => {
    const world = new World();
    world.enter('chen');
    await world.run({ type: 'type', field: 'title', text: '一' });
    const saving = world.save('ok');
    await Promise.resolve();
    await world.run({ type: 'type', field: 'title', text: '二' });
    await saving;
    expect(world.store?.getState()).toMatchObject({ edits: 2, savedEdits: 1 });
  });

  it('forgets the videos of a lesson that is removed', () => {
    const store = new World().open('chen');
    const lessons = [
      { id: 'l1', title: '' },
      { id: 'l2', title: '' },
    ];
    store.dispatch({ type: 'chapters', chapters: [{ id: 'c1', title: '', lessons }] });
    for (const slot of ['l1', 'l2', 'cover']) {
      store.dispatch({ type: 'add-file', slot, file: { id: slot, url: '', name: slot } });
    }
    store.dispatch({ type: 'chapters', chapters: [{ id: 'c1', title: '', lessons: lessons.slice(1) }] });
    expect(Object.keys(store.getState().content.files)).toEqual(['l2', 'cover']);
  });
});
