import { quickFlows } from '../flows/quick.ts';
import { runFlows } from '../run-flows.ts';

runFlows('chromium-109', quickFlows);
