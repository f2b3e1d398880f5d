import type { Item } from './check-package.ts'
import type { Findings } from './findings.ts'

/** How a file of each kind begins. */
const SIGNATURES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/gif': [[0x47, 0x49, 0x46, 0x38]],
  'image/webp': [[0x52, 0x49, 0x46, 0x46]],
}
const ENDINGS: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/gif': /\.gif$/i,
  'image/webp': /\.webp$/i,
}
/** What every reading system shows without a substitute. */
const CORE = new Set(
  `image/jpeg image/png image/gif image/webp image/svg+xml application/xhtml+xml text/css application/x-dtbncx+xml
  application/smil+xml application/pls+xml font/ttf font/otf font/woff font/woff2 application/font-sfnt application/font-woff
  application/vnd.ms-opentype application/javascript text/javascript application/ecmascript audio/mpeg audio/mp4`.split(
    /\s+/,
  ),
)

/** Whether files are what the list says of them. */
export function checkMedia(items: readonly Item[], files: ReadonlyMap<string, Uint8Array>, findings: Findings): void {
  for (const { path, type } of items) {
    const bytes = files.get(path)
    const signatures = SIGNATURES[type]
    if (bytes && signatures && !signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte)))
      findings.error('OPF-029', path, '파일 내용이 목록에 적힌 종류와 달라요.')
    if (bytes?.length === 0) findings.error('PKG-021', path, '빈 파일이에요.')
    if (ENDINGS[type] && !ENDINGS[type].test(path))
      findings.warn('PKG-022', path, '그림의 종류와 파일 이름 끝이 달라요.')
    if (!CORE.has(type) && !type.startsWith('video/'))
      findings.warn('RSC-032', path, '어디서나 열리는 종류가 아니에요.')
    if (/javascript|ecmascript/.test(type))
      findings.error('OPF-014', path, '스크립트가 들어 있어요. 스크립트가 든 책은 받지 않아요.')
  }
}
