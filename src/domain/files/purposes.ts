import type { FileType } from './file-types.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3

export const FILE_PURPOSES = [
  'inner',
  'cover',
  'insert',
  'sheet',
  'material',
  'proof',
  'ebook',
  'attachment',
  'document',
] as const
export type FilePurpose = (typeof FILE_PURPOSES)[number]

export type UploaderKind = 'visitor' | 'member' | 'partner' | 'staff'

export interface PurposeRule {
  readonly label: string
  readonly maxBytes: number
  readonly types: readonly FileType[]
  readonly uploaders: readonly UploaderKind[]
}

const PICTURES: readonly FileType[] = ['png', 'jpeg', 'tiff', 'webp', 'gif', 'heic']
const CUSTOMER: readonly UploaderKind[] = ['visitor', 'member', 'staff']
const PRESS = { maxBytes: 2 * GB, types: ['pdf'], uploaders: CUSTOMER } as const

/** The one table of limits: what may be uploaded for what, how large, by whom. */
export const PURPOSE_RULES: Readonly<Record<FilePurpose, PurposeRule>> = {
  inner: { label: '내지', ...PRESS },
  cover: { label: '표지', ...PRESS },
  insert: { label: '간지', ...PRESS },
  sheet: { label: '인쇄 파일', ...PRESS },
  material: {
    label: '작업 자료',
    maxBytes: 2 * GB,
    types: ['pdf', ...PICTURES, 'psd', 'indd', 'postscript', 'zip', 'ole', 'font'],
    uploaders: CUSTOMER,
  },
  proof: { label: '시안', maxBytes: 2 * GB, types: ['pdf'], uploaders: ['staff'] },
  ebook: { label: '전자책', maxBytes: 300 * MB, types: ['epub'], uploaders: ['staff'] },
  attachment: {
    label: '첨부 파일',
    maxBytes: 20 * MB,
    types: ['pdf', ...PICTURES, 'zip', 'ole'],
    uploaders: ['visitor', 'member', 'partner', 'staff'],
  },
  document: {
    label: '증빙 서류',
    maxBytes: 20 * MB,
    types: ['pdf', 'png', 'jpeg', 'tiff', 'heic'],
    uploaders: CUSTOMER,
  },
}

/** Every part but the last has this size; S3 wants at least 5 MiB, and a lost connection loses at most one. */
export const PART_BYTES = 8 * MB

export const partCount = (bytes: number): number => Math.ceil(bytes / PART_BYTES)

/** Size of one part, 1-based; the last one is what is left. */
export function partBytes(bytes: number, number: number): number {
  return Math.min(PART_BYTES, bytes - (number - 1) * PART_BYTES)
}
