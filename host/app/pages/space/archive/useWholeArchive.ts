import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  getCertificates,
  getCourseArchives,
  getInfoArchive,
  getProjectArchives,
  type ArchiveEntry,
} from '../../../../../src/api/space.ts';
import { usePortal } from '../../../../../src/data/portal-context.ts';
import { useMutation } from '../../../../../src/data/useMutation.ts';
import { fetchQuery } from '../../../../../src/data/useQuery.ts';
import { allPages } from '../../records/record-sources.ts';
import type { WholeArchive } from './ArchiveDocument.tsx';

const allCourses = allPages<{ year?: number }, ArchiveEntry>(getCourseArchives);
const allProjects = allPages<{ year?: number }, ArchiveEntry>(getProjectArchives);
const allCertificates = allPages(getCertificates);

/** The number of requests at least: each list may have several pages. */
export const STEPS = 4;

export interface WholeArchiveLoader {
  /** Null until it has been loaded. */
  archive: WholeArchive | null;
  /** How many of the lists have arrived; null while nothing is loading. */
  step: number | null;
  /** Loads everything and renders it; resolves to false, with a message, if that has failed. */
  load: () => Promise<boolean>;
}

/** Loads all rows of the archive for the print, one request after the other. */
export function useWholeArchive(failure: string): WholeArchiveLoader {
  const portal = usePortal();
  const { run } = useMutation(failure);
  const [archive, setArchive] = useState<WholeArchive | null>(null);
  const [step, setStep] = useState<number | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);

  async function loadAll(): Promise<WholeArchive> {
    const { signal } = abort.current;
    setStep(0);
    const info = (await fetchQuery(getInfoArchive, portal, undefined, signal)) ?? { years: [] };
    setStep(1);
    const courses = (await fetchQuery(allCourses, portal, {}, signal)) ?? [];
    setStep(2);
    const projects = (await fetchQuery(allProjects, portal, {}, signal)) ?? [];
    setStep(3);
    const certificates = (await fetchQuery(allCertificates, portal, {}, signal)) ?? [];
    return { info, courses, projects, certificates };
  }

  async function load(): Promise<boolean> {
    const { signal } = abort.current;
    const loaded = await run(loadAll);
    if (signal.aborted) return false;
    // The document has to be in the page before the browser prints it.
    flushSync(() => {
      setStep(null);
      if (loaded) setArchive(loaded);
    });
    return loaded !== undefined;
  }

  return { archive, step, load };
}
