import { quickFlows } from '../flows/quick.ts';
import { runFlows } from '../run-flows.ts';

runFlows('webkit', quickFlows);
