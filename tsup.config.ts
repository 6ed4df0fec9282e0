import { defineConfig } from 'tsup';
import { elementEntries, entries, writeGeneratedEntries } from './host/package/entries.ts';
import { buildTarget } from './host/server/target.ts';
import { elementRooms, traditionalTextsInPackage } from './host/traditional/plugin.ts';
import { modulesOf, preserveModules } from './host/package/preserve-modules.ts';

export default defineConfig(async () => {
  writeGeneratedEntries();
  const modules = await modulesOf({ ...entries, ...elementEntries });
  return {
    entry: modules,
    outDir: 'dist/lib',
    format: 'esm',
    target: buildTarget.target,
    clean: true,
    sourcemap: true,
    silent: true,
    // First, since the other one reads every module from its file.
    esbuildPlugins: [traditionalTextsInPackage(elementRooms), preserveModules(modules)],
    // The entries of elements export nothing; their types are written from the definitions.
    dts: { entry: { ...entries }, compilerOptions: { ignoreDeprecations: '6.0' } },
  };
});
