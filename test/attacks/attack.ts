/** Stands in the file beside the folders that are served. No answer may hold it. */
export const secret = 'outside the portal';
/** An attacker's word in headers. No answer may hold it, and no back end may be told it. */
export const planted = 'evil.example';
/** The address that an attacker claims to have. */
export const claimedAddress = '6.6.6.6';
/** The call that is hidden in another request. No back end may see it. */
export const hiddenCall = '/api/hidden';
/** A file of the portal. */
export const file = { path: '/assets/attacked-B1c2D3e4.png', bytes: 4000 };
/** Enough for the headers of an answer. In bytes. */
export const headersMax = 3000;

/** The status of an answer, or none where the connection ends without one. */
export type Answer = number | 'none';

export interface Attack {
  name: string;
  /** As it goes over the line. */
  bytes: string;
  /** The first answer is one of these. */
  answers: readonly Answer[];
  /** Answers of nginx instead, where it reads a request in another way that is as safe. */
  byNginx?: readonly Answer[];
  /** Why nginx reads this as it is meant, where no setting can make it refuse. */
  takenByNginx?: string;
  /** All that comes back, headers included, has at most so many bytes. */
  longest?: number;
}
