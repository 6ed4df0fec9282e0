// Imported first, so that the session exists when the tag is upgraded.
import './session.ts';
import 'portal-widgets/elements/bell';
