import { leaveNothing } from '../leave-nothing.ts';

// For tests that render nothing: Testing Library and React would be loaded again for every mutant.
leaveNothing();
