/** The folders below are a package of their own, in which `#src/…` leads nowhere. */
export { elementFiles } from '../../host/package/files.ts';
export { elementReferences } from '../../widgets/references.ts';
