import { ArchiveRefused, filesInArchive } from '#/epub/check/epub-files.ts'
import { targetOf } from '#/epub/check/paths.ts'
import { parseXml, type XmlElement, XmlError } from '#/epub/xml/parse-xml.ts'
import { attributeOf, descendants, elementsOf, localName, textOf } from '#/epub/xml/xml-tree.ts'

/** A book that is open for reading. */
export interface OpenEpub {
  readonly title: string
  readonly language: string
  /** Every page is a picture of its own size. */
  readonly fixed: boolean
  /** Paths of the documents in the order of reading. */
  readonly spine: readonly string[]
  readonly contents: readonly ContentsEntry[]
  /** Where pages of the printed book begin. */
  readonly pages: readonly PlaceInside[]
  readonly file: (path: string) => Uint8Array | null
  readonly typeOf: (path: string) => string | null
}

export interface PlaceInside {
  readonly title: string
  readonly path: string
  readonly fragment: string | null
}

export interface ContentsEntry extends PlaceInside {
  readonly level: number
}

const DECODER = new TextDecoder()

/** Null where there is nothing to read: broken, too heavy, or no EPUB. */
export function openEpub(bytes: Uint8Array): OpenEpub | null {
  try {
    return opened(filesInArchive(bytes))
  } catch (error) {
    if (error instanceof ArchiveRefused || error instanceof XmlError) return null
    throw error
  }
}

function opened(files: ReadonlyMap<string, Uint8Array>): OpenEpub | null {
  const tree = (path: string): XmlElement | null => {
    const content = files.get(path)
    return content ? parseXml(DECODER.decode(content)) : null
  }
  const rootfile = find(tree('META-INF/container.xml'), 'rootfile')
  const opfPath = rootfile && attributeOf(rootfile, 'full-path')
  const opf = opfPath ? tree(opfPath) : null
  if (!opf || !opfPath) return null
  const items = [...descendants(opf)].filter((element) => localName(element) === 'item')
  const pathOf = (item: XmlElement | undefined) => {
    const target = item && targetOf(attributeOf(item, 'href') ?? '', opfPath)
    return target?.kind === 'inside' ? target.path : null
  }
  const types = new Map(items.map((item) => [pathOf(item) ?? '', attributeOf(item, 'media-type') ?? '']))
  const spine = [...descendants(opf)]
    .filter((element) => localName(element) === 'itemref')
    .flatMap(
      (reference) => pathOf(items.find((item) => attributeOf(item, 'id') === attributeOf(reference, 'idref'))) ?? [],
    )
    .filter((path) => files.has(path))
  if (spine.length === 0) return null
  const nav = items.find((item) => (attributeOf(item, 'properties') ?? '').split(/\s+/).includes('nav'))
  const navPath = pathOf(nav)
  const navigation = navPath ? tree(navPath) : null
  const [title, language] = ['title', 'language'].map((name) => wordsOf(find(opf, name)))
  return {
    title: title || '제목 없는 책',
    language: language || 'ko',
    fixed: [...descendants(opf)].some(
      (element) => attributeOf(element, 'property') === 'rendition:layout' && wordsOf(element) === 'pre-paginated',
    ),
    spine,
    contents: navigation && navPath ? entriesOf(navigation, 'toc', navPath) : [],
    pages: navigation && navPath ? entriesOf(navigation, 'page-list', navPath) : [],
    file: (path) => files.get(path) ?? null,
    typeOf: (path) => types.get(path) ?? null,
  }
}

const find = (root: XmlElement | null, name: string): XmlElement | null =>
  (root && [...descendants(root)].find((element) => localName(element) === name)) ?? null

const wordsOf = (element: XmlElement | null): string => (element ? textOf(element).replaceAll(/\s+/g, ' ').trim() : '')

function entriesOf(navigation: XmlElement, type: string, navPath: string): readonly ContentsEntry[] {
  const nav = [...descendants(navigation)].find(
    (element) => localName(element) === 'nav' && (attributeOf(element, 'epub:type') ?? '').split(/\s+/).includes(type),
  )
  const list = nav && elementsOf(nav).find((element) => localName(element) === 'ol')
  return list ? entriesOfList(list, 1, navPath) : []
}

function entriesOfList(list: XmlElement, level: number, navPath: string): readonly ContentsEntry[] {
  return elementsOf(list).flatMap((item) => {
    const inside = elementsOf(item)
    const link = inside.find((element) => localName(element) === 'a')
    const target = link && targetOf(attributeOf(link, 'href') ?? '', navPath)
    const below = inside.find((element) => localName(element) === 'ol')
    const own =
      link && target?.kind === 'inside'
        ? [{ level, title: wordsOf(link), path: target.path, fragment: target.fragment }]
        : []
    return [...own, ...(below ? entriesOfList(below, level + 1, navPath) : [])]
  })
}
