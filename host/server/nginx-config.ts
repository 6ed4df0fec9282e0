import { callPrefixes } from './call-paths.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { isCompressible, MIN_COMPRESSED_BYTES } from './encoding.ts';
import { mediaTypes } from './media-type.ts';
import { missingPage, pagePath, type PageEntry } from './page-map.ts';
import { cachingByPath, revalidated } from './caching.ts';

/** Configures nginx to serve the static files as our own server does; the calls go to the operator's back end. */
export function nginxConfig(map: readonly PageEntry[]): string {
  const security = Object.entries(securityHeaders)
    .map(([name, value]) => `    add_header ${name} ${value} always;`)
    .join('\n');
  const types = Object.entries(mediaTypes).map(
    ([extension, type]) => `    ${withoutParameters(type)} ${extension.slice(1)};`,
  );
  const pages = map.filter(({ status }) => status === 200);
  return `# Serves the portal from its static files. Include it in nginx's http block, and set what stands in capitals.
map $uri $portal_page {
  default "";
${pages.map(({ pattern, page }) => `  "~*${pattern.replaceAll('\\/', '/')}" ${page};`).join('\n')}
}

server {
  listen 80;
  server_name PORTAL_HOST;
  root PORTAL_FOLDER;
  # The language of portal.config.json: zh-CN or en.
  set $portal_locale zh-CN;

  gzip on;
  gzip_types ${typesThat(isCompressible)};
  gzip_min_length ${MIN_COMPRESSED_BYTES};
  gzip_vary on;
  charset utf-8;
  charset_types ${typesThat((type) => type.includes('charset'))};
  etag on;
  types {
${types.join('\n')}
  }

  location / {
    add_header Content-Security-Policy "${contentSecurityPolicy()}" always;
${security}
    add_header Cache-Control $portal_cache always;
    try_files ${pagePath('$portal_page', '$portal_locale')} $uri =404;
  }
  # The elements' files, which pages of other sites load. A release adds its version's folder and deletes none.
  location /cdn/ {
    alias CDN_FOLDER/;
    add_header Access-Control-Allow-Origin * always;
    add_header Cross-Origin-Resource-Policy cross-origin always;
${security}
    add_header Cache-Control $portal_cache;
  }
  # Elements on other sites need it, and none of it is a secret.
  location = /portal.config.json {
    add_header Access-Control-Allow-Origin * always;
${security}
    add_header Cache-Control no-store always;
  }
  location ~ ^/(${callPrefixes.join('|')})/ {
    proxy_pass BACK_END;
  }
  error_page 404 ${pagePath(missingPage.page, '$portal_locale')};
}

map $uri $portal_cache {
  default "${revalidated}";
${cachingByPath.map(([pattern, caching]) => `  "~${pattern}" "${caching}";`).join('\n')}
}
`;
}

const withoutParameters = (type: string) => type.replace(/;.*/, '');

/** HTML is always one of nginx's types, and it warns of a second mention. */
function typesThat(isMeant: (type: string) => boolean): string {
  const meant = Object.values(mediaTypes).filter((type) => isMeant(type) && !type.startsWith('text/html'));
  return [...new Set(meant.map(withoutParameters))].join(' ');
}
