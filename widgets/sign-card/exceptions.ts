/** What most visits do not see, in one file. */
export { Failure } from './Failure.tsx';
export { SignedOutState } from './SignedOutState.tsx';
