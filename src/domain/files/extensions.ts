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
  epub: ['epub'],
  zip: ['zip', 'hwpx', 'docx', 'xlsx', 'pptx', 'idml'],
  font: ['ttf', 'otf', 'ttc', 'woff', 'woff2'],
  ole: ['hwp', 'doc', 'xls', 'ppt'],
}

export const extensionsOf = (purpose: FilePurpose): readonly string[] =>
  PURPOSE_RULES[purpose].types.flatMap((type) => ENDINGS[type])

/** What a file that was chosen for a part of a job is taken as; null for what is never taken (programs, films). */
export function takenAs(name: string): 'press' | 'picture' | 'material' | null {
  if (hasExtension(name, ENDINGS.pdf)) return 'press'
  if (hasExtension(name, [...ENDINGS.png, ...ENDINGS.jpeg, ...ENDINGS.tiff])) return 'picture'
  return hasExtension(name, extensionsOf('material')) ? 'material' : null
}

/** What to say of a name whose ending is not in the list, before a byte is sent; null when it is. */
export function extensionRefusal(purpose: FilePurpose, name: string): string | null {
  const allowed = extensionsOf(purpose)
  if (hasExtension(name, allowed)) return null
  const refusal = say.fileExtension(PURPOSE_RULES[purpose].label, allowed)
  return allowed.includes('pdf') ? `${refusal}\n${asPdf(name)}` : refusal
}

/** How a PDF is made of what was chosen; programs and unknown files have nothing to be printed. */
function asPdf(name: string): string {
  for (const { endings, how } of WAYS_TO_PDF) if (hasExtension(name, endings)) return how
  return '인쇄할 내용을 PDF로 저장해 올려 주세요.'
}

const WAYS_TO_PDF: readonly { readonly endings: readonly string[]; readonly how: string }[] = [
  {
    endings: ['hwp', 'hwpx'],
    how: '한글에서 「파일 > PDF로 저장하기」로 PDF를 만들어 올려 주세요.',
  },
  {
    endings: ['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx'],
    how: '오피스에서 「파일 > 내보내기 > PDF 만들기」로 PDF를 만들어 올려 주세요. 글꼴은 포함해 주세요.',
  },
  {
    endings: ['ai', 'eps', 'ps', 'psd', 'psb', 'indd', 'idml'],
    how: '작업한 프로그램에서 재단선과 도련을 넣고 글꼴을 포함해 PDF로 저장해 올려 주세요.',
  },
]
