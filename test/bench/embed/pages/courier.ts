import { Courier } from '@trycourier/courier-ui-inbox';

const api = new URL('/courier', location.href);
const socket = new URL('/courier/socket', api);
socket.protocol = 'ws:';

Courier.shared.signIn({
  userId: 'u-1',
  jwt: 'bench',
  apiUrls: {
    courier: { rest: api.href, graphql: `${api.href}/graphql` },
    inbox: { graphql: `${api.href}/graphql`, webSocket: socket.href },
  },
});
