// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { optionsFrom, variables } from '#host/server/environment.ts';
import { healthPaths } from '#host/server/health/health.ts';
import { PROBE_TIMEOUT_MS, STOP_GRACE_MS } from '#host/server/limits.ts';
import { portalBuild } from '#host/server/portal-build.ts';
import { readConfig } from '#src/config-check.ts';
import { folderWith } from './folders.ts';

const fileOf = (name: string) => readFileSync(`host/deploy/${name}`, 'utf8');
const graceSeconds = STOP_GRACE_MS / 1000;

/** Of the server, and of Node itself. */
const known = [...variables, 'NODE_ENV'] as readonly string[];

/** Every variable is one that the server reads, with a value that it takes. */
function expectTaken(environment: Record<string, string>): void {
  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
  expect(() => optionsFrom(environment)).not.toThrow();
}

describe('Containerfile', () => {
  const text = fileOf('Containerfile');
  const instructions = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', '')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => /^(\S+) +(.*)$/.exec(line)?.slice(1) as [name: string, rest: string]);
  const of = (wanted: string) => instructions.flatMap(([name, rest]) => (name === wanted ? [rest] : []));
  const finalStage = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));

  it('copies every source of the build', () => {
    const copied = of('COPY').flatMap((rest) => rest.split(/\s+/));
    expect([...portalBuild.sources, 'package.json'].filter((source) => !copied.includes(source))).toEqual([]);
  });

  it('has the Node of the checkout in both stages', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    expect(of('FROM').map((rest) => rest.split(' ')[0])).toEqual(
      Array.from({ length: 2 }, () => `docker.io/library/node:${version}-bookworm-slim`),
    );
  });

  it('keeps the three folders of the build alone, and runs as nobody of the image', () => {
    const copied = finalStage.flatMap(([name, rest]) => (name === 'COPY' ? [rest] : []));
    expect(copied).toEqual(
      ['portal', 'cdn', 'server'].map((name) => `--from=build /source/dist/${name} dist/${name}`),
    );
    expect(finalStage.filter(([name]) => name === 'RUN')).toEqual([]);
    expect(of('USER')).toEqual(['65532:65532']);
    expect(JSON.parse(of('ENTRYPOINT')[0] ?? '')).toEqual(['node', 'dist/server/main.js']);
  });

  it('sets variables that the server takes', () => {
    const pairs = of('ENV').flatMap((rest) => [...rest.matchAll(/(\w+)=(\S+)/g)]);
    expect(pairs.length).toBeGreaterThan(3);
    expectTaken(Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value])));
  });

  it('asks whether the process lives by JavaScript that is right', () => {
    const [, command = ''] = /CMD (\[.*\])/.exec(of('HEALTHCHECK')[0] ?? '') ?? [];
    const [node, flag, code = ''] = JSON.parse(command) as string[];
    expect([node, flag]).toEqual(['node', '-e']);
    expect(code).toContain(healthPaths[0]);
    expect(spawnSync(process.execPath, ['--check', '-'], { input: code }).status).toBe(0);
    // Nothing listens there.
    const { status } = spawnSync(process.execPath, ['-e', code], { env: { PORT: '1' } });
    expect(status).toBe(1);
  });
});

describe('compose.yaml', () => {
  const { services } = parse(fileOf('compose.yaml')) as {
    services: {
      portal: Record<string, unknown> & { environment: Record<string, string>; volumes: string[] };
    };
  };
  const { portal } = services;

  it('builds the image from the checkout, and lets it write and gain nothing', () => {
    expect(portal).toMatchObject({
      build: { context: '../..', dockerfile: 'host/deploy/Containerfile' },
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(portal.volumes.every((volume) => volume.endsWith(':ro'))).toBe(true);
  });

  it('sets variables that the server takes, and waits for what is under way', () => {
    const values = Object.entries(portal.environment).map(([name, value]) => [
      name,
      /:-(.*)\}$/.exec(value)?.[1] ?? 'https://api.example',
    ]);
    expectTaken(Object.fromEntries(values));
    expect(Number.parseInt(String(portal.stop_grace_period), 10)).toBeGreaterThan(graceSeconds);
  });
});

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    selector: Record<string, unknown>;
    ports: { targetPort: string }[];
    template: { metadata: { labels: object; annotations: Record<string, string> }; spec: PodSpec };
  };
}

interface PodSpec {
  terminationGracePeriodSeconds: number;
  securityContext: object;
  containers: [Container];
  volumes: { name: string; configMap: { name: string } }[];
}

interface Container {
  env: { name: string; value: string }[];
  ports: { name: string; containerPort: number }[];
  livenessProbe: { httpGet: { path: string; port: string } };
  readinessProbe: { httpGet: { path: string; port: string }; timeoutSeconds: number };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(fileOf('kubernetes.yaml'));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const of = (kind: string): Manifest => {
    const found = manifests.find((manifest) => manifest.kind === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  const { template, selector } = of('Deployment').spec;
  const [container] = template.spec.containers;
  const environment = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));

  it('is YAML without an error, of kinds and versions that exist', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      'v1 ConfigMap',
      'apps/v1 Deployment',
      'v1 Service',
      'policy/v1 PodDisruptionBudget',
    ]);
  });

  it('sets variables that the server takes, all of them texts', () => {
    expectTaken(environment);
    expect(Object.values(environment).every((value) => typeof value === 'string')).toBe(true);
  });

  it('waits for the delay and for what is under way', () => {
    const delay = Number(environment.PORTAL_STOP_DELAY_SECONDS);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(delay + graceSeconds);
  });

  it('asks for life and readiness by their paths, and longer than the back end may take', () => {
    const probed = [container.livenessProbe, container.readinessProbe].map(({ httpGet }) => httpGet);
    expect(probed).toEqual(healthPaths.map((path) => ({ path, port: 'http' })));
    expect(container.readinessProbe.timeoutSeconds * 1000).toBeGreaterThan(PROBE_TIMEOUT_MS);
  });

  it('runs as a user without rights, on a file system that cannot be written', () => {
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('names the same labels, ports and settings everywhere', () => {
    const labels = { app: 'portal' };
    expect(template.metadata.labels).toEqual(labels);
    expect(selector).toEqual({ matchLabels: labels });
    expect(of('Service').spec.selector).toEqual(labels);
    expect(of('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels });
    const ports = Object.fromEntries(container.ports.map((port) => [port.name, String(port.containerPort)]));
    expect(of('Service').spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
    expect(ports.metrics).toBe(environment.PORTAL_METRICS_PORT);
    expect(template.metadata.annotations['prometheus.io/port']).toBe(ports.metrics);
    const [, port] = /PORT=(\d+)/.exec(fileOf('Containerfile').replaceAll('METRICS_PORT', '')) ?? [];
    expect(ports.http).toBe(port);
    expect(template.spec.volumes[0]?.configMap.name).toBe(of('ConfigMap').metadata.name);
    expect(container.volumeMounts[0]?.name).toBe(template.spec.volumes[0]?.name);
  });

  it('has settings that the portal takes, where the image looks for them', () => {
    const [[name = '', settings = ''] = []] = Object.entries(of('ConfigMap').data ?? {});
    expect(() => readConfig(JSON.parse(settings) as object)).not.toThrow();
    const place = `${container.volumeMounts[0]?.mountPath}/${name}`;
    expect(fileOf('Containerfile')).toContain(`PORTAL_CONFIG=${place}`);
  });
});

describe('portal.service', () => {
  const text = fileOf('portal.service');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];

  it('runs as a user of its own without rights, and waits for what is under way', () => {
    expect(value('DynamicUser')).toBe('yes');
    expect(value('NoNewPrivileges')).toBe('yes');
    expect(value('ProtectSystem')).toBe('strict');
    expect(value('CapabilityBoundingSet')).toBe('');
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(graceSeconds);
    expect(value('ExecStart')).toMatch(/\/dist\/server\/main\.js$/);
  });

  it('sets variables that the server takes', () => {
    const pairs = [
      ...(value('Environment') ?? '').split(' '),
      ...(text.match(/(?<=^# {3})\w+=\S+$/gm) ?? []),
    ];
    expectTaken(Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])));
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.runIf(hasSystemd)('is right for systemd itself', () => {
    // Its Node may lie elsewhere here.
    const unit = text.replace('/usr/bin/node', process.execPath);
    const folder = folderWith({ 'portal.service': unit });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', `${folder}/portal.service`]);
    expect(stderr.toString()).toBe('');
    expect(status).toBe(0);
  });
});
