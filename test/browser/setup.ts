import '../../src/texts/en/index.ts';
