import { FIELD_MESSAGE as say } from '#/domain/members/field-message.ts'
import { hasExtension } from '#/domain/members/text-rules.ts'
import type { FileType } from './file-types.ts'
import { type FilePurpose, PURPOSE_RULES } from './purposes.ts'

/** Endings under which the programs save each type; what the content says counts in the end. */
const ENDINGS: Readonly<Record<FileType, readonly string[]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  tiff: ['tif', 'tiff'],
  webp: ['webp'],
  gif: ['gif'],
  heic: ['heic', 'heif'],
  psd: ['psd', 'psb'],
  indd: ['indd'],
  postscript: ['ai', 'eps', 'ps'],
  zip: ['zip', 'hwpx', 'docx', 'xlsx', 'pptx', 'idml'],
  ole: ['hwp', 'doc', 'xls', 'ppt'],
}

export const extensionsOf = (purpose: FilePurpose): readonly string[] =>
  PURPOSE_RULES[purpose].types.flatMap((type) => ENDINGS[type])

/** What to say of a name whose ending is not in the list, before a byte is sent; null when it is. */
export function extensionRefusal(purpose: FilePurpose, name: string): string | null {
  const allowed = extensionsOf(purpose)
  return hasExtension(name, allowed) ? null : say.fileExtension(PURPOSE_RULES[purpose].label, allowed)
}
