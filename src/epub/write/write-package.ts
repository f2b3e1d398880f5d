import type { EpubLayout, EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import { escaped, tag } from '#/epub/xml/write-xml.ts'

export interface ManifestItem {
  readonly id: string
  readonly file: string
  readonly type: string
  readonly properties?: string
}

export interface PackageParts {
  readonly metadata: EpubMetadata
  readonly layout: EpubLayout
  readonly items: readonly ManifestItem[]
  /** Ids of the items that are read, in order. */
  readonly spine: readonly string[]
  readonly access: AccessFacts
}

/** What the accessibility metadata is derived from. */
export interface AccessFacts {
  readonly hasPictures: boolean
  readonly allPicturesTold: boolean
  readonly hasPageList: boolean
  readonly hasHeadings: boolean
}

const PREFIXES = 'schema: http://schema.org/ a11y: http://www.idpf.org/epub/vocab/package/a11y/#'

export function packageDocument(parts: PackageParts): string {
  const { metadata, items, spine, layout } = parts
  const attributes = {
    xmlns: 'http://www.idpf.org/2007/opf',
    version: '3.0',
    'unique-identifier': 'book-id',
    'xml:lang': metadata.language,
    prefix: PREFIXES,
  }
  const manifest = items.map(({ id, file, type, properties }) =>
    tag('item', { id, href: file, 'media-type': type, properties: properties ?? null }),
  )
  const inner = [
    tag('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, `\n${metadataLines(parts).join('\n')}\n`),
    tag('manifest', {}, `\n${manifest.join('\n')}\n`),
    tag(
      'spine',
      layout === 'fixed' ? { 'page-progression-direction': 'ltr' } : {},
      `\n${spine.map((idref) => tag('itemref', { idref })).join('\n')}\n`,
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('package', attributes, `\n${inner.join('\n')}\n`)}\n`
}

const property = (
  name: string,
  value: string,
  refines: string | null = null,
  more: Readonly<Record<string, string>> = {},
) => tag('meta', { property: name, refines: refines && `#${refines}`, ...more }, escaped(value))

function metadataLines({ metadata, layout, access }: PackageParts): readonly string[] {
  const { title, subtitle, language, publisher, publishedOn, description, subjects, rights, modifiedAt } = metadata
  const optional = (name: string, value: string | null) => (value ? [tag(`dc:${name}`, {}, escaped(value))] : [])
  return [
    ...identifierLines(metadata),
    tag('dc:title', { id: 'title' }, escaped(title)),
    property('title-type', 'main', 'title'),
    ...(subtitle
      ? [tag('dc:title', { id: 'subtitle' }, escaped(subtitle)), property('title-type', 'subtitle', 'subtitle')]
      : []),
    tag('dc:language', {}, escaped(language)),
    ...contributorLines(metadata),
    ...optional('publisher', publisher),
    ...optional('date', publishedOn),
    ...optional('description', description),
    ...subjects.flatMap((subject) => optional('subject', subject)),
    ...optional('rights', rights),
    ...seriesLines(metadata),
    property('dcterms:modified', `${modifiedAt.toISOString().slice(0, 19)}Z`),
    ...(layout === 'fixed' ? fixedLines : []),
    ...accessLines(metadata, layout, access),
  ]
}

/** The ISBN is the book's name where it has one; the other stays as a second. */
function identifierLines({ isbn, identifier }: EpubMetadata): readonly string[] {
  const uuid = `urn:uuid:${identifier}`
  if (!isbn) return [tag('dc:identifier', { id: 'book-id' }, escaped(uuid))]
  return [
    tag('dc:identifier', { id: 'book-id' }, escaped(`urn:isbn:${isbn}`)),
    tag('dc:identifier', { id: 'making-id' }, escaped(uuid)),
  ]
}

function contributorLines({ contributors }: EpubMetadata): readonly string[] {
  return contributors.flatMap(({ name, role }, at) => {
    const id = `person-${at + 1}`
    return [
      tag(role === 'aut' ? 'dc:creator' : 'dc:contributor', { id }, escaped(name)),
      property('role', role, id, { scheme: 'marc:relators' }),
      property('display-seq', String(at + 1), id),
    ]
  })
}

function seriesLines({ series }: EpubMetadata): readonly string[] {
  if (!series) return []
  const position = series.position === null ? [] : [property('group-position', String(series.position), 'series')]
  return [
    tag('meta', { property: 'belongs-to-collection', id: 'series' }, escaped(series.name)),
    property('collection-type', 'series', 'series'),
    ...position,
  ]
}

const fixedLines = [
  property('rendition:layout', 'pre-paginated'),
  property('rendition:orientation', 'auto'),
  property('rendition:spread', 'auto'),
]

const FIXED_SUMMARY =
  '쪽을 그림으로 담은 책이에요. 글자 크기를 바꿀 수 없고, 화면 낭독은 쪽마다 담긴 글로만 할 수 있어요.'
const REFLOW_SUMMARY = '글자 크기를 바꿀 수 있고 화면 낭독으로 읽을 수 있어요. 차례로 이동할 수 있어요.'

function accessLines(metadata: EpubMetadata, layout: EpubLayout, access: AccessFacts): readonly string[] {
  const { hasPictures, allPicturesTold, hasPageList, hasHeadings } = access
  const fixed = layout === 'fixed'
  const said = (name: string, values: readonly string[]) => values.map((value) => property(`schema:${name}`, value))
  const features = [
    'tableOfContents',
    'readingOrder',
    ...(hasPageList ? ['pageNavigation', 'pageBreakMarkers'] : []),
    ...(hasHeadings && !fixed ? ['structuralNavigation'] : []),
    ...(fixed ? [] : ['displayTransformability']),
    ...(hasPictures && allPicturesTold ? ['alternativeText'] : []),
  ]
  const sufficient = fixed ? ['visual'] : hasPictures && !allPicturesTold ? ['textual,visual'] : ['textual']
  return [
    ...said('accessMode', ['textual', ...(hasPictures || fixed ? ['visual'] : [])]),
    ...said('accessModeSufficient', sufficient),
    ...said('accessibilityFeature', features),
    ...said('accessibilityHazard', ['none']),
    ...said('accessibilitySummary', [metadata.accessibilitySummary || (fixed ? FIXED_SUMMARY : REFLOW_SUMMARY)]),
  ]
}
