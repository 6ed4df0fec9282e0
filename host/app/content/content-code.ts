/** The code of a kind of content, as the server's modules name it; apart from the kinds, whose cards need it too. */
export type ContentCode = 'project' | 'activity' | 'live' | 'course' | 'studio' | 'paper' | 'resource';
