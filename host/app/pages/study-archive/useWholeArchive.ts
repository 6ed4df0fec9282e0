import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getCertificates, getCourseArchives, getProjectArchives } from '#src/api/space.ts';
import { allPages } from '#src/data/queries/all-pages.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import type { Query } from '#src/data/queries/query.ts';
import { fetchQuery } from '#src/data/queries/useQuery.ts';
import type { WholeArchive } from './ArchiveDocument.tsx';

const allCourses = allPages(getCourseArchives);
const allProjects = allPages(getProjectArchives);
const allCertificates = allPages(getCertificates);

/** The number of lists that are loaded. */
export const STEPS = 3;

/** Loads all rows of the archive for the print, one request after the other. */
export function useWholeArchive(failure: string) {
  const portal = usePortal();
  const { run } = useMutation(failure);
  const [rows, setRows] = useState<WholeArchive | null>(null);
  /** The number of the list that is loading; 0 if none is. */
  const [step, setStep] = useState(0);
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);

  /** Loads everything and renders it; resolves to false, with a message, if that has failed. */
  async function load(): Promise<boolean> {
    const { signal } = abort.current;
    const fetchAll = async <Row>(list: Query<object, Row[]>) => {
      setStep((former) => former + 1);
      return (await fetchQuery(list, portal, {}, signal)) ?? [];
    };
    const loaded = await run(async () => ({
      courses: await fetchAll(allCourses),
      projects: await fetchAll(allProjects),
      certificates: await fetchAll(allCertificates),
    }));
    if (signal.aborted) return false;
    // The document has to be in the page before the browser prints it.
    flushSync(() => {
      setStep(0);
      if (loaded) setRows(loaded);
    });
    return loaded !== undefined;
  }

  return { rows, step, load };
}
