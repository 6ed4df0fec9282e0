/**
 * Dispatched on a shadow root (or a document) after its host was moved in the page: the move removes open
 * dialogs and popovers from the top layer, and this event makes them return.
 */
export const hostReconnect = 'host-reconnect';

/** Calls back when the host of this node's root has been moved. Returns the cleanup function. */
export function onHostReconnect(node: Node, callback: () => void): () => void {
  const root = node.getRootNode();
  root.addEventListener(hostReconnect, callback);
  return () => root.removeEventListener(hostReconnect, callback);
}
