/** What a file is by its first bytes; names and claims of the browser do not count. */
export const FILE_TYPES = {
  pdf: { mime: 'application/pdf', label: 'PDF' },
  png: { mime: 'image/png', label: 'PNG 사진' },
  jpeg: { mime: 'image/jpeg', label: 'JPG 사진' },
  tiff: { mime: 'image/tiff', label: 'TIFF 사진' },
  webp: { mime: 'image/webp', label: 'WebP 사진' },
  gif: { mime: 'image/gif', label: 'GIF 사진' },
  heic: { mime: 'image/heic', label: 'HEIC 사진' },
  psd: { mime: 'image/vnd.adobe.photoshop', label: '포토샵' },
  indd: { mime: 'application/x-indesign', label: '인디자인' },
  postscript: { mime: 'application/postscript', label: 'EPS·AI' },
  epub: { mime: 'application/epub+zip', label: 'EPUB' },
  zip: { mime: 'application/zip', label: '압축·오피스·한글(hwpx)' },
  font: { mime: 'font/sfnt', label: '글꼴' },
  ole: { mime: 'application/x-ole-storage', label: '한글(hwp)·옛 오피스' },
} as const

export type FileType = keyof typeof FILE_TYPES

/** Bytes from the start of a file that `sniffType` wants to see. */
export const SNIFF_BYTES = 1024

/** Null for a file that is none of the known types. */
export function sniffType(head: Uint8Array): FileType | null {
  return MAGIC.find(({ matches }) => matches(head))?.type ?? null
}

interface Magic {
  readonly type: FileType
  readonly matches: (head: Uint8Array) => boolean
}

const startsWith =
  (...bytes: readonly number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, at) => head[at] === byte)

const hasAscii = (text: string, at: number) => (head: Uint8Array) =>
  [...text].every((letter, index) => head[at + index] === letter.charCodeAt(0))

const isZip = startsWith(0x50, 0x4b, 0x03, 0x04)

/** Readers accept a PDF header anywhere in the first kilobyte, and real files have rubbish before it. */
function hasPdfHeader(head: Uint8Array): boolean {
  for (let at = 0; at + 5 <= Math.min(head.length, SNIFF_BYTES); at += 1) if (hasAscii('%PDF-', at)(head)) return true
  return false
}

/** In order: a PDF header may stand behind other bytes, so the exact beginnings come first. */
const MAGIC: readonly Magic[] = [
  { type: 'png', matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { type: 'jpeg', matches: startsWith(0xff, 0xd8, 0xff) },
  { type: 'tiff', matches: startsWith(0x49, 0x49, 0x2a, 0x00) },
  { type: 'tiff', matches: startsWith(0x4d, 0x4d, 0x00, 0x2a) },
  { type: 'gif', matches: hasAscii('GIF8', 0) },
  { type: 'webp', matches: (head) => hasAscii('RIFF', 0)(head) && hasAscii('WEBP', 8)(head) },
  { type: 'heic', matches: (head) => hasAscii('ftyphei', 4)(head) || hasAscii('ftypmif1', 4)(head) },
  { type: 'psd', matches: hasAscii('8BPS', 0) },
  { type: 'indd', matches: startsWith(0x06, 0x06, 0xed, 0xf5, 0xd8, 0x1d, 0x46, 0xe5) },
  { type: 'ole', matches: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) },
  { type: 'font', matches: startsWith(0x00, 0x01, 0x00, 0x00) },
  { type: 'font', matches: hasAscii('OTTO', 0) },
  { type: 'font', matches: hasAscii('ttcf', 0) },
  { type: 'font', matches: hasAscii('true', 0) },
  { type: 'font', matches: hasAscii('wOF', 0) },
  // What kind of archive it is an EPUB says in its first entry, which is not packed.
  { type: 'epub', matches: (head) => isZip(head) && hasAscii('mimetypeapplication/epub+zip', 30)(head) },
  { type: 'zip', matches: isZip },
  { type: 'pdf', matches: hasPdfHeader },
  { type: 'postscript', matches: hasAscii('%!PS', 0) },
]
