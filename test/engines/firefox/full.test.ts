import { fullFlows } from '../flows/full.ts';
import { runFlows } from '../run-flows.ts';

runFlows('firefox', fullFlows);
