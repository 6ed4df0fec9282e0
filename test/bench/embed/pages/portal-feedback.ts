// First, so that the session is there when the tag comes to life.
import './session.ts';
import 'portal-widgets/elements/feedback';
