import type { DefinedCall } from '../document/defined-calls.ts';
import type { OpenApi } from '../document/openapi.ts';

/** All calls, as the check compares a server with them. */
export interface Contract {
  document: OpenApi;
  calls: DefinedCall[];
}

/** The command that has been typed, and where it has the contract from. */
export interface CheckCommand {
  /** The text before the words. */
  name: string;
  readContract: () => Promise<Contract>;
}
