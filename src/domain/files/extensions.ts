import { FIELD_MESSAGE } from '#/domain/members/field-message.ts'
import { hasExtension } from '#/domain/members/text-rules.ts'
import type { FileType } from './file-types.ts'
import { type FilePurpose, PURPOSE_RULES } from './purposes.ts'

const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  tiff: ['tif', 'tiff'],
  webp: ['webp'],
  gif: ['gif'],
  heic: ['heic', 'heif'],
  psd: ['psd'],
  indd: ['indd'],
  postscript: ['ai', 'eps'],
  zip: ['zip', 'hwpx', 'docx', 'xlsx', 'pptx'],
  ole: ['hwp', 'doc', 'xls', 'ppt'],
}

/**
 * Why a file of this name is not worth sending, or null. An answer in time only: what the file is, its content says when it has
 * arrived.
 */
export function extensionProblem(purpose: FilePurpose, fileName: string): string | null {
  const { label, types } = PURPOSE_RULES[purpose]
  const allowed = types.flatMap((type) => EXTENSIONS[type])
  return hasExtension(fileName, allowed) ? null : FIELD_MESSAGE.fileExtension(label, allowed)
}
