import { feedbackAsyncIntegration, init } from '@sentry/browser';

init({ dsn: `http://bench@${location.host}/sentry/1`, integrations: [feedbackAsyncIntegration()] });
