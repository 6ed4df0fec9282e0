export const headerTourTexts = { tour: 'Tour' };
