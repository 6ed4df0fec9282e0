import { defineConfig } from 'tsup';
import { doors, elementEntries } from './host/package/entries.ts';
import { modulesOf, preserveModules } from './host/package/preserve-modules.ts';

export default defineConfig(async () => {
  const modules = await modulesOf({ ...doors, ...elementEntries });
  return {
    entry: modules,
    outDir: 'dist/lib',
    format: 'esm',
    target: 'es2022',
    clean: true,
    silent: true,
    esbuildPlugins: [preserveModules(modules)],
    // The elements' entries export nothing; their types are made from the table of elements.
    dts: { entry: { ...doors }, compilerOptions: { ignoreDeprecations: '6.0' } },
  };
});
