import { pagePaths } from '../../../../src/page-paths.ts';
import { Questions } from './Questions.tsx';

/** The frequent questions as an about page. */
export function Faq() {
  return <Questions path={pagePaths.aboutFaq} />;
}
