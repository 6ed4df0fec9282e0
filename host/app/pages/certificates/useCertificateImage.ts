import { useMemo, useState } from 'react';
import { getCertificateImage } from '#src/api/space.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { parseCertificateImage, type CertificateImage } from './certificate-image.ts';
import { certificatesTexts } from './texts.ts';

export interface ImageState {
  /** Null while it is loading and after a failure. */
  image: CertificateImage | null;
  /** Why there is no image; '' while it is loading. */
  failure: string;
  isBusy: boolean;
  /** To be called when the browser cannot decode the image. */
  onBroken: () => void;
  retry: () => void;
}

/** Loads the picture of a certificate once it is wanted. */
export function useCertificateImage(id: string, isWanted: boolean): ImageState {
  const words = useTexts(certificatesTexts);
  const { data, error, isLoading, isValidating, retry } = useQuery(
    getCertificateImage,
    isWanted ? { id } : null,
  );
  const [brokenUrl, setBrokenUrl] = useState('');
  const image = useMemo(() => (data === undefined ? null : parseCertificateImage(data)), [data]);
  const isReady = image !== null && image.url !== brokenUrl;
  const isAwaited = !isWanted || (data === undefined && isLoading);
  return {
    image: isReady ? image : null,
    failure: isReady || isAwaited ? '' : (data === undefined && error?.message) || words.noImage,
    isBusy: isValidating,
    onBroken: () => setBrokenUrl(image?.url ?? ''),
    retry,
  };
}
