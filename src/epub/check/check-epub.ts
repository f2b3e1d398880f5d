import type { EpubFinding } from '#/domain/epub/epub-finding.ts'
import { checkMimetype, checkNames, packagePath } from './check-archive.ts'
import { checkDocuments } from './check-documents.ts'
import { checkMedia } from './check-media.ts'
import { checkPackage } from './check-package.ts'
import { ArchiveRefused, filesInArchive } from './epub-files.ts'
import { Findings, readXml } from './findings.ts'

/** What we look for in an EPUB, by the names EPUBCheck gives it. Takes any bytes. */
export function checkEpub(bytes: Uint8Array): readonly EpubFinding[] {
  const findings = new Findings()
  checkMimetype(bytes, findings)
  const files = open(bytes, findings)
  if (!files) return findings.all
  checkNames(files.keys(), findings)
  if (files.has('META-INF/encryption.xml'))
    findings.error('RSC-004', 'META-INF/encryption.xml', '잠긴 책이라 안을 볼 수 없어요.')
  const opfPath = packagePath(files, findings)
  const opf = opfPath === null ? null : readXml(files.get(opfPath) ?? new Uint8Array(), opfPath, findings)
  if (opfPath === null || opf === null) return findings.all
  const publication = checkPackage(opf, opfPath, files, findings)
  checkMedia(publication.items, files, findings)
  checkDocuments(publication, files, findings)
  return findings.all
}

function open(bytes: Uint8Array, findings: Findings): ReadonlyMap<string, Uint8Array> | null {
  try {
    return filesInArchive(bytes)
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    findings.error(
      'PKG-008',
      null,
      error.why === 'broken' ? '압축을 풀 수 없는 파일이에요.' : '풀면 너무 커지는 파일이에요.',
    )
    return null
  }
}
