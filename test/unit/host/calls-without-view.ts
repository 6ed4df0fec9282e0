/** Calls of the back end that no page may use, each with its reason; `coverage.test.ts` fails where a row is superfluous. */
export const callsWithoutView = {
  'GET /api/auth/user/send/{phone}/{key}':
    'sends the same code as sendSms, and no flow is described that uses it',
  'GET /api/orgUser/face/qrcode':
    'the result of its verification is described nowhere; its poll answers with a log-in',
  'GET /proxy/wechat/access_token': 'a look-up would use up the code, which works once, before the log-in',
  'GET /proxy/wechat/userinfo': 'whoever trusts an openId without the log-in state could bind a stranger',
  'POST /api/user/sys/user/forget/reset': 'both flows of a forgotten password are described with other calls',
};
