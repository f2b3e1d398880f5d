import { attributeOf, descendants, localName } from '#/epub/xml/xml-tree.ts'
import { type Findings, readXml } from './findings.ts'

const MIME_TYPE = 'application/epub+zip'
const CONTAINER = 'META-INF/container.xml'
const PACKAGE_TYPE = 'application/oebps-package+xml'
const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04] as const
const HEADER_BYTES = 30
// oxlint-disable-next-line no-control-regex -- OCF forbids them in names
const FORBIDDEN = /["*:<>?\\|\u0000-\u001f\u007f]/

/** The first bytes: a reader knows an EPUB by them before it unpacks anything. */
export function checkMimetype(bytes: Uint8Array, findings: Findings): void {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const latin1 = (from: number, to: number) => new TextDecoder('latin1').decode(bytes.subarray(from, to))
  if (bytes.length < HEADER_BYTES || !LOCAL_HEADER.every((byte, at) => bytes[at] === byte)) {
    findings.error('PKG-004', null, 'ZIP 파일이 아니거나 앞부분이 깨졌어요.')
    return
  }
  const method = head.getUint16(8, true)
  const nameLength = head.getUint16(26, true)
  const extraLength = head.getUint16(28, true)
  const content = HEADER_BYTES + nameLength + extraLength
  if (latin1(HEADER_BYTES, HEADER_BYTES + nameLength) !== 'mimetype')
    return findings.error('PKG-006', 'mimetype', '맨 앞에 mimetype 파일이 없어요.')
  if (extraLength > 0) findings.error('PKG-005', 'mimetype', 'mimetype 파일에 덧붙은 정보가 있어요.')
  if (method !== 0 || latin1(content, content + MIME_TYPE.length) !== MIME_TYPE)
    findings.error('PKG-007', 'mimetype', 'mimetype 파일은 압축 없이 정해진 한 줄만 담아야 해요.')
}

export function checkNames(paths: Iterable<string>, findings: Findings): void {
  const seen = new Set<string>()
  for (const path of paths) {
    const folded = path.normalize('NFC').toLowerCase()
    if (seen.has(folded)) findings.error('OPF-060', path, '같은 이름의 파일이 두 번 있어요.')
    seen.add(folded)
    if (FORBIDDEN.test(path)) findings.error('PKG-009', path, '파일 이름에 쓸 수 없는 글자가 있어요.')
    else if (/\s/.test(path)) findings.warn('PKG-010', path, '파일 이름에 빈칸이 있어요.')
    if (path.endsWith('.')) findings.error('PKG-011', path, '파일 이름이 마침표로 끝나요.')
  }
}

/** Path of the package document; null where nothing leads to one. */
export function packagePath(files: ReadonlyMap<string, Uint8Array>, findings: Findings): string | null {
  const bytes = files.get(CONTAINER)
  if (!bytes) {
    findings.error('RSC-002', CONTAINER, '책의 시작을 알리는 container.xml이 없어요.')
    return null
  }
  const container = readXml(bytes, CONTAINER, findings)
  if (!container) return null
  const root = [...descendants(container)].find(
    (element) => localName(element) === 'rootfile' && attributeOf(element, 'media-type') === PACKAGE_TYPE,
  )
  if (!root) {
    findings.error('RSC-003', CONTAINER, 'container.xml이 책 정보 파일을 가리키지 않아요.')
    return null
  }
  const path = attributeOf(root, 'full-path')
  if (!path) findings.error(path === null ? 'OPF-016' : 'OPF-017', CONTAINER, '책 정보 파일의 위치가 비어 있어요.')
  else if (!files.has(path)) findings.error('OPF-002', path, '책 정보 파일이 없어요.')
  else return path
  return null
}
