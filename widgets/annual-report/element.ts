'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { AnnualReport } from './AnnualReport.tsx';
import { annualReportDefinition } from './definition.ts';

defineElement(annualReportDefinition, AnnualReport);
