import { SERVER_TIMEOUT_MS, BODY_MAX_MB } from '#src/rules/limits.ts';
import { callPrefixes } from './call-paths.ts';
import { forwardedHeaders } from './caller.ts';
import { alive } from './health/health.ts';
import { embeddedDestinations, embeddingPattern, fileFolders } from './embedded-call.ts';
import { HEADER_WAIT_MS } from './limits.ts';
import { loginPath, referrerPolicies } from './referrer-policy.ts';
import {
  contentSecurityPolicy,
  documentTypes,
  framing,
  pageHeaders,
  securityHeaders,
  transportSecurity,
} from './security-headers.ts';
import { secretCalls } from './observe/logged-path.ts';
import { requestIdHeader, requestIdPattern } from './observe/request-record.ts';
import { MIN_COMPRESSED_BYTES } from './compress-files.ts';
import { isCompressible, mediaTypes } from './media-type.ts';
import { missingPage, pagePath, type PageEntry } from './page-map.ts';
import { cachingByPath, revalidated } from './caching.ts';

/** Configures nginx to serve the static files as our own server does; the calls go to the operator's back end. */
export function nginxConfig(map: readonly PageEntry[]): string {
  const addHeaders = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers)
      .map(([name, value]) => `    add_header ${name} "${value}" always;`)
      .join('\n');
  const security = addHeaders({ ...securityHeaders, [transportSecurity[0]]: '$portal_transport_security' });
  const pageSecurity = addHeaders({
    ...securityHeaders,
    'Referrer-Policy': '$portal_referrer_policy',
    [transportSecurity[0]]: '$portal_transport_security',
  });
  const seconds = SERVER_TIMEOUT_MS / 1000;
  const types = Object.entries(mediaTypes).map(
    ([extension, type]) => `    ${withoutParameters(type)} ${extension};`,
  );
  const pages = map.filter(({ status }) => status === 200);
  return `# Serves the portal from its static files. Include it in nginx's http block, and set what stands in capitals.
map $uri $portal_page {
  default "";
${pages.map(({ pattern, page }) => `  "~*${pattern.replaceAll('\\/', '/')}" ${page};`).join('\n')}
}

# The address of the request, since $uri becomes that of the file.
map $request_uri $portal_referrer_policy {
  default ${referrerPolicies.other};
  "~*${loginPath.replace('(/|$)', '([/?]|$)')}" ${referrerPolicies.login};
}

# What the content policy of one page has besides that of the others.
map $uri $portal_framing {
  default "";
  ${framing.page} "${framing.policy}";
}

# Pictures, frames and the like request no call, since the browser would send the cookie along. Where avatarBase names a
# folder of the API, add it beside ${fileFolders.join(', ')}.
map "$http_sec_fetch_dest|$uri" $portal_embedded_call {
  default "";
  "~^(?:${embeddedDestinations.join('|')})[|]${embeddingPattern(fileFolders).slice(1)}" 1;
}

# An id of a request is kept where it is one, and made anew otherwise: it would write into the logs of the back end.
map $http_x_request_id $portal_request_id {
  default $request_id;
  "~${requestIdPattern}" $http_x_request_id;
}

# Queries hold passwords, keys and tokens, some paths too, and referrers repeat them: the log gets none of these.
map $request_uri $portal_logged_path {
  default "-";
  "~^(?<portal_call>${secretCalls})" "$portal_call*";
  "~^(?<portal_path>[^?]*)" $portal_path;
}
map $http_referer $portal_logged_referrer {
  default "-";
  "~^(?<portal_referrer>https?://[^/?#]*)" $portal_referrer;
}
log_format portal '$remote_addr - $remote_user [$time_local] "$request_method $portal_logged_path $server_protocol" '
                  '$status $body_bytes_sent "$portal_logged_referrer" "$http_user_agent"';

server {
  listen 80;
  server_name PORTAL_HOST;
  root PORTAL_FOLDER;
  access_log PORTAL_LOG portal;
  # The language of portal.config.json: zh-CN, zh-Hant or en.
  set $portal_locale zh-CN;
  # How browsers reach the portal: write https here where a proxy in front of nginx ends it.
  set $portal_scheme $scheme;
  # Redirects name no host, since a client may write any into its request.
  absolute_redirect off;

  # The largest upload. It may take as long as it goes on; a silent connection ends.
  client_max_body_size ${BODY_MAX_MB}m;
  client_header_timeout ${HEADER_WAIT_MS / 1000}s;
  client_body_timeout ${seconds}s;
  send_timeout ${seconds}s;

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
    add_header Content-Security-Policy "${contentSecurityPolicy()}$portal_framing" always;
${addHeaders(pageHeaders)}
${pageSecurity}
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
  # Balancers ask it whether nginx lives, which says nothing of the back end. The log has no probes.
  location = /healthz {
    if ($request_method !~ "^(GET|HEAD)$") {
      return 405;
    }
    access_log off;
    default_type application/json;
${security}
    add_header Cache-Control no-store always;
    return 200 '${JSON.stringify(alive)}';
  }
  # The calls, by the first segments of their paths. Where the settings have callPrefixes, or paths that begin otherwise, add
  # those segments here, and nowhere else.
  location ~ ^/(${callPrefixes.join('|')})/ {
    if ($portal_embedded_call) {
      return 403;
    }
    proxy_pass BACK_END;
    charset off;
    proxy_http_version 1.1;
    proxy_request_buffering off;
    proxy_send_timeout ${seconds}s;
    proxy_read_timeout ${seconds}s;
    # A client's own forwarded headers never reach the back end. Behind another proxy, see real_ip_header.
${forwardedHeaders.map((name) => `    proxy_set_header ${name} ${forwarded[name] ?? '""'};`).join('\n')}
    proxy_set_header ${requestIdHeader} $portal_request_id;
    # A back end may state its own policies for its own pages.
    proxy_hide_header X-Content-Type-Options;
    add_header X-Content-Type-Options nosniff always;
    add_header Strict-Transport-Security $portal_call_transport_security always;
    add_header Referrer-Policy $portal_call_referrer_policy always;
${Object.keys(callPolicies)
  .map((name) => `    add_header ${name} $portal_call_${variable(name)} always;`)
  .join('\n')}
  }
  # The build's own records; nothing of the portal begins with a dot.
  location ~ /\\. {
    return 404;
  }
  error_page 404 ${pagePath(missingPage.page, '$portal_locale')};
}

map $uri $portal_cache {
  default "${revalidated}";
${cachingByPath.map(([pattern, caching]) => `  "~${pattern}" "${caching}";`).join('\n')}
}
map $portal_scheme $portal_transport_security {
  default "";
  https "${transportSecurity[1]}";
}
map $upstream_http_strict_transport_security $portal_call_transport_security {
  default "";
  "" $portal_transport_security;
}
map $upstream_http_referrer_policy $portal_call_referrer_policy {
  default "";
  "" "${securityHeaders['Referrer-Policy']}";
}
${Object.entries(callPolicies)
  .map(
    ([
      name,
      value,
    ]) => `map "$upstream_http_${variable(name)}|$upstream_http_content_type" $portal_call_${variable(name)} {
  default "";
  "~*^\\|${documentTypes.source.slice(1).replaceAll('\\/', '/')}" "${value}";
}`,
  )
  .join('\n')}
`;
}

/** The policies of the documents that a back end answers with. */
const callPolicies = { 'Content-Security-Policy': contentSecurityPolicy(), ...pageHeaders };

const variable = (header: string) => header.toLowerCase().replaceAll('-', '_');

/** The headers with which nginx tells the back end about the caller. */
const forwarded: Record<string, string> = {
  'x-forwarded-for': '$remote_addr',
  'x-forwarded-host': '$server_name',
  'x-forwarded-proto': '$portal_scheme',
};

const withoutParameters = (type: string) => type.replace(/;.*/, '');

/** HTML is always one of nginx's types, and it warns of a second mention. */
function typesThat(isMeant: (type: string) => boolean): string {
  const meant = Object.values(mediaTypes).filter((type) => isMeant(type) && !type.startsWith('text/html'));
  return [...new Set(meant.map(withoutParameters))].join(' ');
}
