import { defineEndpoint } from '../http/endpoint.ts';
import { optionalFlag, optionalText, plainObject } from './schemas.ts';

/** The mobile number of an account, and whether identity card and social account are verified. */
export const getSecurityInfo = defineEndpoint({
  method: 'GET',
  path: '/api/operate/platUser/getUserSafeInfo',
  silent: true,
  response: plainObject({
    mobile: optionalText,
    email: optionalText,
    weixinDid: optionalFlag,
    idcardDid: optionalFlag,
  }),
});

/** The mobile number of one's account; '' where none is bound. */
export const getUserPhone = defineEndpoint({
  method: 'GET',
  path: '/api/user/space/personal/getUserPhone',
  silent: true,
  response: optionalText,
});
