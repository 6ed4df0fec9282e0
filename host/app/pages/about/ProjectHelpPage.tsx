import { pagePaths } from '#src/page-paths.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import css from './about.css?inline';
import { Questions } from './Questions.tsx';
import { helpTexts } from './texts.ts';

/** Help with projects and everything around them: questions by topic, a search, and their answers. */
export default function ProjectHelpPage() {
  useStyles(css);
  const words = useTexts(helpTexts);
  const titles = useTexts(pageTexts);
  return (
    <div className="portal-about" data-single="">
      <header className="portal-about-head">
        <h1>{titles.projectHelp}</h1>
        <p className="portal-about-lead">{words.lead}</p>
      </header>
      <article className="portal-about-article">
        <Questions path={pagePaths.projectHelp} hasSearch />
      </article>
    </div>
  );
}
