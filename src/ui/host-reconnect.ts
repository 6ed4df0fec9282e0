/**
 * Dispatched on a shadow root (or a document) after its host has been moved in the page: leaving the page has thrown
 * open dialogs and popovers out of the top layer, and they come back on this signal.
 */
export const hostReconnect = 'host-reconnect';

/** Calls back when the root of this node announces that its host has been moved. Returns the way to stop. */
export function onHostReconnect(node: Node, callback: () => void): () => void {
  const root = node.getRootNode();
  root.addEventListener(hostReconnect, callback);
  return () => root.removeEventListener(hostReconnect, callback);
}
