import type { EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import { PICTURE_ENDINGS, type PictureType } from '#/epub/book/book.ts'
import { escaped, tag } from '#/epub/xml/write-xml.ts'
import type { Cover } from './cover.ts'
import { type EpubFile, packEpub } from './pack-epub.ts'
import { FIXED_STYLE } from './style.data.ts'
import { STYLE_FILE, xhtmlDocument } from './write-document.ts'
import { NAV_FILE, navigationDocument } from './write-nav.ts'
import { type ManifestItem, packageDocument } from './write-package.ts'

export interface FixedPage {
  readonly number: number
  /** In points. */
  readonly width: number
  readonly height: number
  readonly type: PictureType
  readonly bytes: Uint8Array
  readonly words: readonly PlacedWords[]
}

/** A line where it stands, in points from the page's upper left corner. */
export interface PlacedWords {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly size: number
}

interface Entry {
  readonly level: number
  readonly title: string
  readonly page: number
}

const XHTML = 'application/xhtml+xml'
/** Reading systems lay such pages out in whole pixels; twice a point is fine enough. */
const PIXELS_PER_POINT = 2

/** An EPUB of page pictures: as printed, page by page. */
export function fixedEpub(
  pages: readonly FixedPage[],
  outline: readonly Entry[],
  metadata: EpubMetadata,
  cover: Cover,
): Uint8Array {
  const { language, title, modifiedAt } = metadata
  const numbers = new Set(pages.map(({ number }) => number))
  const entries = outline.filter(({ page }) => numbers.has(page))
  const nav = navigationDocument({
    language,
    headings: entries.map(({ level, title: words, page }) => ({
      level,
      title: words,
      file: pageFile(page),
      id: 'page',
    })),
    documents: [{ file: pageFile(pages[0]?.number ?? 1), title }],
    pages: pages.map(({ number }) => ({ file: pageFile(number), id: 'page', title: String(number) })),
    coverFile: null,
    firstFile: pageFile(pages[0]?.number ?? 1),
  })
  const items: readonly ManifestItem[] = [
    { id: 'nav', file: NAV_FILE, type: XHTML, properties: 'nav' },
    { id: 'style', file: STYLE_FILE, type: 'text/css' },
    { id: 'cover-image', file: cover.file, type: cover.type, properties: 'cover-image' },
    ...pages.map(({ number }) => ({ id: `page-${number}`, file: pageFile(number), type: XHTML })),
    ...pages.map((page) => ({ id: `picture-${page.number}`, file: pictureFile(page), type: page.type })),
  ]
  const opf = packageDocument({
    metadata,
    layout: 'fixed',
    items,
    spine: pages.map(({ number }) => `page-${number}`),
    access: { hasPictures: true, allPicturesTold: false, hasPageList: true, hasHeadings: entries.length > 0 },
  })
  const files: readonly EpubFile[] = [
    { path: 'package.opf', content: opf },
    { path: NAV_FILE, content: nav },
    { path: STYLE_FILE, content: FIXED_STYLE },
    { path: cover.file, content: cover.bytes },
    ...pages.map((page) => ({ path: pageFile(page.number), content: pageDocument(page, language) })),
    ...pages.map((page) => ({ path: pictureFile(page), content: page.bytes })),
  ]
  return packEpub(files, modifiedAt)
}

const padded = (number: number) => String(number).padStart(4, '0')
const pageFile = (number: number) => `page-${padded(number)}.xhtml`
const pictureFile = ({ number, type }: FixedPage) => `page-${padded(number)}.${PICTURE_ENDINGS[type]}`

function pageDocument(page: FixedPage, language: string): string {
  const [width, height] = [page.width, page.height].map((side) => Math.max(1, Math.round(side * PIXELS_PER_POINT)))
  const words = page.words.map(placed).join('\n')
  const picture = tag('img', { src: pictureFile(page), alt: page.words.length > 0 ? '' : `${page.number}쪽 그림` })
  const attributes = { class: 'page', id: 'page', style: `width:${width}px;height:${height}px` }
  return xhtmlDocument({
    title: `${page.number}쪽`,
    language,
    head: tag('meta', { name: 'viewport', content: `width=${width}, height=${height}` }),
    body: tag('div', attributes, `${picture}\n${words}`),
  })
}

const px = (points: number) => `${Math.round(points * PIXELS_PER_POINT)}px`

const placed = ({ text, left, top, width, size }: PlacedWords): string =>
  tag('p', { style: `left:${px(left)};top:${px(top)};width:${px(width)};font-size:${px(size)}` }, escaped(text))
