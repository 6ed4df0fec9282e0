/** What has no view yet: the next issue builds it. `coverage.test.ts` fails while an entry is missing or superfluous. */
export const nextIssue = {
  calls: [
    'GET /api/auth/user/send/{phone}/{key}',
    'GET /api/course/app/market/archives/page',
    'GET /api/orgUser/cert/getBase64Image',
    'GET /api/orgUser/cert/getCertPage',
    'GET /api/orgUser/face/qrcode',
    'GET /api/orgUser/org/getModuleListByPc',
    'GET /api/orgUser/user/getInfoArchive',
    'GET /api/orgUser/user/infoForAdmin',
    'GET /api/project/home/archives/page',
    'GET /api/research/person/region/project/user/{id}',
    'GET /proxy/wechat/access_token',
    'GET /proxy/wechat/userinfo',
    'POST /api/auth/login/appLoginByOrg',
    'POST /api/user/sys/user/forget/reset',
  ],
  routes: [
    'invoiceList',
    'invoicing',
    'myCertificates',
    'myEchelon',
    'myOrder',
    'orderDetail',
    'studyArchive',
  ],
};
