/** Loads what a page loads on demand before all tests, so that none of them is held to have run its first lines. */
import { env } from 'node:process';

for (const chunk of (env.MUTATION_CHUNKS ?? '').split(' ').filter(Boolean)) {
  await import(/* @vite-ignore */ chunk);
}
