import { zipSync } from 'fflate'
import { MOST_MANUSCRIPT_PAGES } from '#/domain/epub/epub-refusal.ts'
import { ArchiveRefused, filesInArchive } from '#/epub/check/epub-files.ts'
import { parseXml, type XmlElement } from '#/epub/xml/parse-xml.ts'
import { attributeOf, descendants, elementsOf, localName, textOf } from '#/epub/xml/xml-tree.ts'
import { ManuscriptRefused } from './epub-job.ts'

export interface DocxParts {
  /** The document anew, with nothing in it but what is read, packed honestly. */
  readonly archive: Uint8Array
  /** As the program that wrote it counted last. */
  readonly pages: number | null
  readonly title: string | null
  /** For mammoth: styles that are headings by what they say of themselves, whatever they are called. */
  readonly headingStyles: readonly string[]
}

const LIMITS = { entries: 6_000, bytes: 250 * 2 ** 20 }
/** Read as a tree it takes some twenty times as much memory. */
const MOST_TEXT_BYTES = 12 * 2 ** 20
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/.*|docProps\/(?:app|core)\.xml|word\/[^/]+\.xml|word\/_rels\/.*|word\/media\/.*)$/
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const MAIN = 'word/document.xml'
const DECODER = new TextDecoder()

/** Looks into the archive before anything is made of it. Throws `ManuscriptRefused`. */
export function docxParts(bytes: Uint8Array): DocxParts {
  // An office document with a password is a container of another kind.
  if (OLE.every((byte, at) => bytes[at] === byte)) throw new ManuscriptRefused('locked')
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new ManuscriptRefused('not-the-kind')
  const files = open(bytes)
  const main = files.get(MAIN)
  if (!main) throw new ManuscriptRefused('not-the-kind')
  const text = [...files]
    .filter(([path]) => path.endsWith('.xml'))
    .reduce((sum, [, content]) => sum + content.length, 0)
  const pages = pagesOf(files)
  if (text > MOST_TEXT_BYTES || (pages ?? 0) > MOST_MANUSCRIPT_PAGES) throw new ManuscriptRefused('too-long')
  // A document type could grow while it is read; Word writes none.
  if ([...files].some(([path, content]) => /\.(?:xml|rels)$/.test(path) && hasDoctype(content)))
    throw new ManuscriptRefused('damaged')
  return {
    archive: zipSync(Object.fromEntries(files), { level: 0 }),
    pages,
    title: titleOf(files),
    headingStyles: headingStyles(files),
  }
}

function open(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  try {
    return filesInArchive(bytes, LIMITS, (path) => WANTED.test(path))
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    throw new ManuscriptRefused(error.why === 'broken' ? 'damaged' : 'too-heavy')
  }
}

const hasDoctype = (content: Uint8Array): boolean =>
  /<!(?:DOCTYPE|ENTITY)/i.test(DECODER.decode(content.subarray(0, 4_096)))

function tree(files: ReadonlyMap<string, Uint8Array>, path: string): XmlElement | null {
  const bytes = files.get(path)
  try {
    return bytes ? parseXml(DECODER.decode(bytes)) : null
  } catch {
    return null
  }
}

function wordsIn(files: ReadonlyMap<string, Uint8Array>, path: string, name: string): string | null {
  const root = tree(files, path)
  const element = root && elementsOf(root).find((each) => localName(each) === name)
  return (element && textOf(element).trim()) || null
}

function pagesOf(files: ReadonlyMap<string, Uint8Array>): number | null {
  const pages = Number(wordsIn(files, 'docProps/app.xml', 'Pages') ?? NaN)
  return Number.isInteger(pages) && pages > 0 ? pages : null
}

const titleOf = (files: ReadonlyMap<string, Uint8Array>) => wordsIn(files, 'docProps/core.xml', 'title')

function headingStyles(files: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const root = tree(files, 'word/styles.xml')
  if (!root) return []
  return elementsOf(root).flatMap((style) => {
    const inside = [...descendants(style)]
    const named = inside.find((each) => localName(each) === 'name')
    const outline = inside.find((each) => localName(each) === 'outlineLvl')
    const name = named && attributeOf(named, 'w:val')
    const level = Number((outline && attributeOf(outline, 'w:val')) ?? NaN) + 1
    const usable = name && !/['\\]/.test(name) && level >= 1 && level <= 6
    return usable ? [`p[style-name='${name}'] => h${level}:fresh`] : []
  })
}
