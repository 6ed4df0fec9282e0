import { defineElement } from '../../src/element/define.tsx';
import { AnnualReport } from './AnnualReport.tsx';
import { annualReportRow } from './row.ts';

defineElement(annualReportRow, AnnualReport);
