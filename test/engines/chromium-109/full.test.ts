import { fullFlows } from '../flows/full.ts';
import { runFlows } from '../run-flows.ts';

runFlows('chromium-109', fullFlows);
