import { documentElement } from '../../src/element/reference.ts';
import { annualReportDefinition } from './definition.ts';

export const annualReportReference = documentElement(annualReportDefinition, {
  summary: 'The QR code of the organisation’s annual report, in a dialog; nothing until it is opened.',
  methods: {
    open: 'Shows the QR code. Does nothing where the organisation has no report.',
    close: 'Closes the dialog.',
  },
  parts: {
    dialog: 'The dialog.',
    'dialog-header': 'Its title and the button that closes it.',
    'dialog-body': 'What it says.',
    'qr-code': 'The code.',
    button: 'The way to the report on this device.',
  },
});
