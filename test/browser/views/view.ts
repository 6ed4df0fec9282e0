import type { Sandbox } from '#host/sandbox/index.ts';
import type { ViewFault } from './view-faults.ts';
import type { Form, show, ShowOptions } from '../widget.tsx';

/** The queries that a test has of a widget as well as of a page of the portal. */
export type Shown = Pick<
  ReturnType<typeof show>,
  | 'host'
  | 'calls'
  | 'session'
  | 'findAllByLabelText'
  | 'findAllByRole'
  | 'findByLabelText'
  | 'findByRole'
  | 'findByText'
  | 'getByRole'
  | 'queryAllByLabelText'
  | 'queryAllByRole'
  | 'queryAllByText'
  | 'queryByRole'
  | 'queryByText'
> & { sandbox: Pick<Sandbox, 'fault'> };

export type Typed = readonly [label: string | RegExp, text: string];

export interface View<Given extends Shown = Shown> {
  name: string;
  /** The file of the view; `test/unit/ui/views.test.ts` finds views that no row names. */
  source: string;
  open: (form: Form, options: ShowOptions) => Given | Promise<Given>;
  /** Leads to the view, where it is shown later. */
  steps?: (shown: Given) => Promise<unknown>;
  /** Texts that are typed beside it, or in it. */
  typed?: readonly Typed[];
  /** Anybody sees it, or the portal leaves its page: the end of a session changes nothing in it. */
  isPublic?: boolean;
}

/** Shows data that it reads. Each `content` is truthy while it is there. */
export interface ReadingView<Given extends Shown = Shown> extends View<Given> {
  path: string;
  content: (shown: Given) => unknown;
  /** Its words when its data failed; none where its data only adds to what is there. */
  failure?: string;
  /** The name of the button that tries again. */
  retry?: string;
  /** Its words while it waits for its data; none where it says nothing. */
  loading?: string | null;
  /** Its content without the data, where nothing is said of a failure. */
  without?: (shown: Given) => unknown;
  /** Data without anything in it, and what is shown then; left out where there is always something. */
  empty?: { data: unknown; state: (shown: Given) => unknown };
}

/** Sends something on the user's demand. */
export interface SendingView<Given extends Shown = Shown> extends View<Given> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Presses what sends it, and answers the question. */
  send: (shown: Given) => Promise<unknown>;
  /** Truthy once it has succeeded. */
  done: (shown: Given) => unknown;
  /** The control that is at work meanwhile; none where the result is shown at once. */
  busy?: string | RegExp;
  /** Its words for a failure; by default those of the failure. */
  words?: (fault: ViewFault) => string;
  /** The view reads the answer, so that one of a wrong shape is a failure. */
  readsAnswer?: boolean;
}
