import { PORTAL_VERSION } from '../../config.ts';
import { wordsOf } from '../../texts/texts.ts';
import { browserLines, yesNo } from './browser-lines.ts';
import { callLines } from './call-lines.ts';
import type { DiagnosedPortal, Diagnosis, DiagnosisLine } from './diagnosis.ts';
import { diagnosisText } from './diagnosis-text.ts';
import { serverLines } from './server-lines.ts';
import { settingsLines } from './settings-lines.ts';
import { diagnosisFactTexts } from './texts.ts';

/** Checks the portal, its settings, the browser and the back end. It takes as long as a dozen calls, one by one. */
export async function diagnose(portal: DiagnosedPortal): Promise<Diagnosis> {
  // A file that does not come shows in the settings that are missing.
  const config = await portal.settings.load().catch(() => portal.settings.getSnapshot());
  const groups = [
    { group: 'versions', lines: versionLines(portal) },
    { group: 'session', lines: sessionLines(portal) },
    { group: 'server', lines: await serverLines(config.api) },
    { group: 'calls', lines: await callLines(portal) },
    { group: 'browser', lines: browserLines() },
    { group: 'settings', lines: settingsLines(config) },
  ] as const;
  return { groups, text: diagnosisText(groups, wordsOf(diagnosisFactTexts, portal.language)) };
}

const versionLines = ({ language }: DiagnosedPortal): DiagnosisLine[] => [
  { name: 'version', value: PORTAL_VERSION, verdict: 'fact' },
  { name: 'language', value: language.locale, verdict: 'fact' },
];

function sessionLines({ session }: DiagnosedPortal): DiagnosisLine[] {
  const { token, userId, orgCode, orgConfig, tokenError } = session.getState();
  return [
    { name: 'user', value: token ? (userId ? 'loggedIn' : 'guest') : 'nobody', verdict: 'fact' },
    { name: 'shared', value: yesNo(session.isShared), verdict: 'fact' },
    { name: 'organisation', value: orgCode || '–', verdict: orgConfig ? 'right' : 'wrong' },
    ...(tokenError ? [{ name: 'token', value: tokenError.name, verdict: 'wrong' as const }] : []),
  ];
}
