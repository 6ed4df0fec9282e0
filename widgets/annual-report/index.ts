'use client';

export { useAnnualReportAddress } from './address.ts';
export { AnnualReport, type AnnualReportHandle, type AnnualReportProps } from './AnnualReport.tsx';
export { annualReportDefinition } from './definition.ts';
