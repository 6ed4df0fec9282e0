import { setMedia } from '#src/rules/address-sinks.ts';
import { downloadFile, fileNameOf } from '../../content/download-file.ts';
import { bytesOf, type CertificateImage } from './certificate-image.ts';
import { CERTIFICATE_SIDE_PX } from '../../limits.ts';

/** The ways to save a certificate as a file. */
export const saveAs = {
  async png(image: CertificateImage, title: string): Promise<void> {
    const content = image.type === 'png' ? bytesOf(image.base64) : await pngOf(await draw(image));
    downloadFile(fileNameOf(title, 'png'), content, 'image/png');
  },

  /** One page of A4, upright or across as the certificate is. */
  async pdf(image: CertificateImage, title: string): Promise<void> {
    const [{ jsPDF }, canvas] = await Promise.all([import('jspdf'), draw(image)]);
    const pdf = new jsPDF({ orientation: isAcross(canvas) ? 'landscape' : 'portrait', format: 'a4' });
    const { pageSize } = pdf.internal;
    const [page, sheet] = [pageSize.getWidth(), pageSize.getHeight()];
    const scale = Math.min(page / canvas.width, sheet / canvas.height);
    const [width, height] = [canvas.width * scale, canvas.height * scale];
    pdf.setDocumentProperties({ title });
    // A JPEG goes into the file as it is, while a PNG would be decoded and packed again.
    const picture = canvas.toDataURL('image/jpeg', 0.95);
    pdf.addImage(picture, 'JPEG', (page - width) / 2, (sheet - height) / 2, width, height);
    downloadFile(fileNameOf(title, 'pdf'), pdf.output('blob'), 'application/pdf');
  },
};

const isAcross = ({ width, height }: { width: number; height: number }) => width >= height;

async function draw({ url, type }: CertificateImage): Promise<HTMLCanvasElement> {
  const picture = new Image();
  setMedia(picture, url);
  await picture.decode();
  const { naturalWidth, naturalHeight } = picture;
  const scale = type === 'svg' ? CERTIFICATE_SIDE_PX / Math.max(naturalWidth, naturalHeight) : 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Where a picture is transparent, paper is white, while a JPEG would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
