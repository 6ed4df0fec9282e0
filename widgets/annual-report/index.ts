export { useAnnualReportAddress } from './address.ts';
export { AnnualReport, type AnnualReportHandle, type AnnualReportProps } from './AnnualReport.tsx';
export { annualReportRow } from './definition.ts';
