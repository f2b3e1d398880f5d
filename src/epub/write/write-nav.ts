import { escaped, tag } from '#/epub/xml/write-xml.ts'
import type { HeadingPlace, Place } from './write-blocks.ts'
import { xhtmlDocument } from './write-document.ts'

export const NAV_FILE = 'nav.xhtml'

export interface Navigation {
  readonly language: string
  readonly headings: readonly HeadingPlace[]
  /** Where there is no heading: the documents themselves. */
  readonly documents: readonly Omit<Place, 'id'>[]
  readonly pages: readonly Place[]
  readonly coverFile: string | null
  readonly firstFile: string
}

/** The navigation document: contents, pages of the printed book, landmarks. */
export function navigationDocument(navigation: Navigation): string {
  const { language, headings, documents, pages, coverFile, firstFile } = navigation
  const contents = headings.length > 0 ? nested(headings) : list(documents.map(({ file, title }) => link(file, title)))
  const body = [
    nav('toc', '차례', contents),
    pages.length > 0 ? nav('page-list', '종이책 쪽', list(pages.map(toPlace)), true) : '',
    nav('landmarks', '둘러보기', landmarks(coverFile, firstFile), true),
  ]
  return xhtmlDocument({ title: '차례', language, body: body.filter(Boolean).join('\n') })
}

const ROLES: Readonly<Record<string, string>> = { toc: 'doc-toc', 'page-list': 'doc-pagelist' }

const nav = (type: string, title: string, inner: string, hidden = false): string =>
  tag(
    'nav',
    { 'epub:type': type, role: ROLES[type] ?? null, 'aria-label': title, hidden: hidden ? 'hidden' : null },
    `${tag('h1', {}, title)}\n${inner}`,
  )

const link = (href: string, title: string, type: string | null = null): string =>
  tag('a', { href, 'epub:type': type }, escaped(title))

const toPlace = ({ file, id, title }: Place): string => link(`${file}#${id}`, title)

const list = (entries: readonly string[]): string =>
  tag('ol', {}, entries.map((entry) => tag('li', {}, entry)).join('\n'))

function landmarks(coverFile: string | null, firstFile: string): string {
  const cover = coverFile === null ? [] : [link(coverFile, '표지', 'cover')]
  return list([...cover, link(firstFile, '본문', 'bodymatter')])
}

/** Headings that skip a level hang under the last one above them. */
function nested(headings: readonly HeadingPlace[]): string {
  const entries: string[] = []
  for (let at = 0; at < headings.length;) {
    const heading = headings[at]
    if (!heading) break
    const below = headings.slice(at + 1)
    const end = below.findIndex(({ level }) => level <= heading.level)
    const children = end < 0 ? below : below.slice(0, end)
    entries.push(children.length > 0 ? `${toPlace(heading)}\n${nested(children)}` : toPlace(heading))
    at += 1 + children.length
  }
  return list(entries)
}
