import { zipSync, type Zippable } from 'fflate'

export interface EpubFile {
  readonly path: string
  readonly content: string | Uint8Array
}

const MIME_TYPE = 'application/epub+zip'
const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles></container>
`
/** Below it the time of a ZIP entry cannot be said. */
const EARLIEST = Date.UTC(1980, 0, 2)

/** An EPUB's archive: the file that says what it is comes first and is not packed, so that its bytes stand at a fixed place. */
export function packEpub(files: readonly EpubFile[], modifiedAt: Date): Uint8Array {
  const encoder = new TextEncoder()
  const mtime = new Date(Math.max(modifiedAt.getTime(), EARLIEST))
  const entries: Zippable = {
    mimetype: [encoder.encode(MIME_TYPE), { level: 0, mtime }],
    'META-INF/container.xml': [encoder.encode(CONTAINER), { mtime }],
  }
  for (const { path, content } of files)
    entries[`EPUB/${path}`] =
      typeof content === 'string' ? [encoder.encode(content), { level: 6, mtime }] : [content, { level: 0, mtime }]
  return zipSync(entries)
}
