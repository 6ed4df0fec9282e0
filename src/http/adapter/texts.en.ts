export const adapterTexts = {
  foreign: 'The adapter "{place}" is not on this site and was not loaded. Please tell your administrator.',
  load: 'The adapter "{place}" could not be loaded. Please try again later, or tell your administrator.',
  noObject: 'The adapter exports no object as "{place}". Please tell your administrator.',
  unknownCall: 'The adapter names "{place}", which is no call. Please tell your administrator.',
  wrongEntry: 'The adapter\'s entry "{place}" is not right. Please tell your administrator.',
  thrown: 'The adapter failed in "{place}" ({name}). Please tell your administrator.',
  noParts: 'The adapter\'s "{place}" returned no parts of a request. Please tell your administrator.',
  noAnswer: 'The adapter\'s "{place}" returned no object with a code. Please tell your administrator.',
  unfilled: 'The adapter\'s "{place}" left a place of the path empty. Please tell your administrator.',
  bodyOfGet: 'The adapter\'s "{place}" made it a GET, which has no body. Please tell your administrator.',
  fileInJson: 'The adapter\'s "{place}" put a file into JSON. Please tell your administrator.',
};
