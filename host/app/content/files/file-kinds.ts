import { removeUpload, removeVideo, uploadCard, uploadFile } from '#src/api/uploads.ts';
import { acceptOf, imageFault, type ImageRule } from '#src/rules/image-file.ts';
import { attachmentFile, fileFault, videoFile, type FileRule } from '#src/rules/upload-file.ts';
import { COVER_MAX_BYTES } from '#host/app/limits.ts';

export const coverImage: ImageRule = { types: ['jpg', 'png', 'gif', 'bmp'], maxBytes: COVER_MAX_BYTES };

const file = (rule: FileRule) => ({
  accept: rule.types.map((type) => `.${type}`).join(','),
  types: rule.types.join('、'),
  megabytes: rule.maxBytes / 1_048_576,
  faultOf: (chosen: File) => fileFault(chosen, rule),
});

/** The files that are uploaded in the background: what is accepted, and by which calls they come and go. */
export const fileKinds = {
  video: { ...file(videoFile), upload: uploadFile, remove: removeVideo },
  attachment: { ...file(attachmentFile), upload: uploadFile, remove: removeUpload },
  credential: {
    accept: acceptOf(coverImage),
    types: coverImage.types.join('、'),
    megabytes: 10,
    faultOf: (chosen: File) => imageFault(chosen, coverImage),
    upload: uploadCard,
    remove: removeUpload,
  },
};
export type FileKind = keyof typeof fileKinds;
