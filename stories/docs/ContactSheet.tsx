/** The accepted pictures; a story that both windows have shows a page as most users see it. */
const pictures = import.meta.glob<string>('../../test/look/pictures/host-*.{desk,phone}-light.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pathOf = (id: string, look: string) => `../../test/look/pictures/${id}.${look}.webp`;

const pages = Object.keys(pictures)
  .map((path) => /([^/]+)\.desk-light\.webp$/.exec(path)?.[1] ?? '')
  .filter((id) => pathOf(id, 'phone-light') in pictures);

/** All main pages in small, each with a link to its story. */
export function ContactSheet() {
  return (
    <ul className="docs-contact-sheet">
      {pages.map((id) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            <img src={pictures[pathOf(id, 'desk-light')]} alt="" loading="lazy" />
            {id.replace('host-', '').replaceAll('-', ' ').replace('  ', ': ')}
          </a>
        </li>
      ))}
    </ul>
  );
}
