import { defineElement } from '../../src/element/defineElement.tsx';
import { AnnualReport } from './AnnualReport.tsx';
import { annualReportRow } from './definition.ts';

defineElement(annualReportRow, AnnualReport);
