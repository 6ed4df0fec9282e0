import fc from 'fast-check';
import type { Disturbances } from './disturbances.ts';
import { logInByForm, logInByLink, logOut, switchOrganisation } from './login-steps.ts';
import { places, type Organisation, type Place, type User } from './model.ts';
import {
  expire,
  letPass,
  notify,
  openAnother,
  restart,
  setClock,
  siblingWrites,
  TABS_MAX,
} from './server-steps.ts';
import type { Step } from './step.ts';
import { freeze, goBack, lookAt, open, reload, suffer, wake } from './tab-steps.ts';
import { search, send, type } from './work-steps.ts';

const which = fc.nat(TABS_MAX - 1);
const user = fc.constantFrom<User[]>('teacher', 'admin', 'newcomer');
const paths = fc.constantFrom(
  '/index',
  '/space/workbench',
  '/space/myNotification',
  '/search',
  places.comment.path,
  places.nickname.path,
);

/** Some steps are drawn more often: without somebody who is logged in, nothing can go wrong. */
export const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(which, user).map(([index, one]) => logInByForm(index, one)),
  fc.tuple(which, user).map(([index, one]) => logInByForm(index, one)),
  fc.tuple(which, user).map(([index, one]) => logInByLink(index, one)),
  fc.tuple(which, user).map(([index, one]) => logInByLink(index, one)),
  fc.tuple(which, fc.boolean()).map(([index, isPublic]) => logOut(index, isPublic)),
  fc
    .tuple(which, fc.constantFrom<Organisation[]>('demo', 'collect'))
    .map(([index, one]) => switchOrganisation(index, one)),
  fc.tuple(which, paths).map(([index, path]) => open(index, path)),
  fc.tuple(which, paths).map(([index, path]) => open(index, path)),
  which.map(reload),
  which.map(goBack),
  which.map(lookAt),
  which.map(freeze),
  which.map(wake),
  fc
    .tuple(which, fc.constantFrom<Disturbances['messages'][]>('arrive', 'are late', 'are lost'))
    .map(([index, messages]) => suffer(index, { messages })),
  fc.tuple(which, fc.boolean()).map(([index, isStorageFull]) => suffer(index, { isStorageFull })),
  fc
    .tuple(which, fc.constantFrom<Place[]>('comment', 'nickname'))
    .map(([index, place]) => type(index, place)),
  which.map(send),
  which.map(search),
  fc.constant(openAnother),
  fc.constant(expire),
  fc.constant(restart),
  fc.constant(letPass),
  fc.constant(letPass),
  user.map(notify),
  fc.option(user).map(siblingWrites),
  fc.constantFrom(-1, 1).map(setClock),
];
