import { fileURLToPath } from 'node:url';

/** The sandbox answers what Next does not know, so that the portal has the same origin. */
const backEnd = process.env.PORTAL_BACK_END;

/** @type {import('next').NextConfig} */
export default {
  distDir: 'dist',
  reactStrictMode: true,
  // The dependencies of the package are installed at the top of the repository.
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
  rewrites: async () => ({ fallback: [{ source: '/:path*', destination: `${backEnd}/:path*` }] }),
};
