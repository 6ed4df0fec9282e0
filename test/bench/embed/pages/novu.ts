import { NovuUI } from '@novu/js/ui';

const inbox = new NovuUI({
  options: {
    applicationIdentifier: 'bench',
    subscriber: 'u-1',
    apiUrl: `${location.origin}/novu`,
    socketUrl: location.origin,
  },
});

const place = document.getElementById('app');
if (place) inbox.mountComponent({ name: 'Inbox', props: {}, element: place });
