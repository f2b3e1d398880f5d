import type { XmlElement } from '#/epub/xml/parse-xml.ts'
import { attributeOf, descendants, elementsOf, localName, textOf } from '#/epub/xml/xml-tree.ts'
import { checkIds, type Item, type Publication } from './check-package.ts'
import { checkStyle, hasRemoteStyle } from './check-style.ts'
import { type Findings, readXml } from './findings.ts'
import { targetOf } from './paths.ts'

const XHTML = 'application/xhtml+xml'
const SCRIPTED = new Set(['script', 'iframe', 'object', 'embed', 'applet', 'form', 'frame'])
const NO_SCRIPT = '스크립트나 다른 문서를 여는 것이 들어 있어요. 그런 책은 받지 않아요.'

interface Document {
  readonly item: Item
  readonly root: XmlElement
  readonly ids: ReadonlySet<string>
}

/** The documents of the book, one by one, and then whether they find each other. */
export function checkDocuments(
  publication: Publication,
  files: ReadonlyMap<string, Uint8Array>,
  findings: Findings,
): void {
  const documents = new Map<string, Document>()
  for (const item of publication.items) {
    const bytes = files.get(item.path)
    if (bytes && item.type === 'text/css') checkStyle(bytes, item.path, files, findings)
    const isXml = item.type === XHTML || item.type === 'image/svg+xml'
    const root = bytes && isXml ? readXml(bytes, item.path, findings) : null
    if (root) documents.set(item.path, { item, root, ids: checkIds(root, item.path, findings) })
  }
  const inSpine = new Set(publication.spine.map(({ path }) => path))
  for (const document of documents.values()) {
    checkDocument(document, publication, findings)
    checkReferences(document, { publication, documents, files, inSpine }, findings)
  }
  checkNavigation(publication, documents, findings)
}

function checkDocument({ item, root }: Document, { fixed, spine }: Publication, findings: Findings): void {
  const { path } = item
  if (item.type === XHTML) {
    if (root.name !== 'html' || attributeOf(root, 'xmlns') !== 'http://www.w3.org/1999/xhtml')
      findings.error('RSC-005', path, 'XHTML 문서의 뿌리가 아니에요.')
    const head = elementsOf(root).find((element) => localName(element) === 'head')
    const title = head && elementsOf(head).find((element) => localName(element) === 'title')
    if (!title || textOf(title).trim() === '') findings.error('RSC-005', path, '문서에 제목(title)이 없어요.')
    if (!elementsOf(root).some((element) => localName(element) === 'body'))
      findings.error('RSC-005', path, '문서에 본문(body)이 없어요.')
    if (fixed && spine.includes(item)) checkViewport(head, path, findings)
  }
  for (const element of [root, ...descendants(root)]) {
    if (SCRIPTED.has(localName(element))) findings.error('OPF-014', path, NO_SCRIPT)
    for (const [name, value] of element.attributes) {
      if (/^on/i.test(name)) findings.error('OPF-014', path, NO_SCRIPT)
      if (name === 'style' && hasRemoteStyle(value))
        findings.error('RSC-006', path, '책 밖의 것을 부르는 모양이 있어요.')
    }
    if (localName(element) === 'style' && hasRemoteStyle(textOf(element)))
      findings.error('RSC-006', path, '책 밖의 것을 부르는 모양이 있어요.')
    if (localName(element) === 'img' && attributeOf(element, 'alt') === null)
      findings.warn('RSC-017', path, '설명(alt)이 없는 그림이 있어요.')
  }
}

function checkViewport(head: XmlElement | undefined, path: string, findings: Findings): void {
  const viewport = head && elementsOf(head).find((element) => attributeOf(element, 'name') === 'viewport')
  const content = viewport ? (attributeOf(viewport, 'content') ?? '') : ''
  if (!viewport) findings.error('HTM-046', path, '고정형 쪽에 크기(viewport)가 없어요.')
  else if (!/width\s*=\s*\d+/.test(content) || !/height\s*=\s*\d+/.test(content))
    findings.error('HTM-056', path, '고정형 쪽의 너비나 높이가 없어요.')
}

interface Whole {
  readonly publication: Publication
  readonly documents: ReadonlyMap<string, Document>
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly inSpine: ReadonlySet<string>
}

function checkReferences({ item, root }: Document, whole: Whole, findings: Findings): void {
  for (const element of descendants(root)) {
    const name = localName(element)
    const isLink = name === 'a' || name === 'area'
    const href = attributeOf(element, isLink || name === 'link' ? 'href' : 'src') ?? attributeOf(element, 'xlink:href')
    if (href !== null) checkReference(href, { from: item.path, isLink, whole }, findings)
    const poster = attributeOf(element, 'poster') ?? attributeOf(element, 'data')
    if (poster !== null) checkReference(poster, { from: item.path, isLink: false, whole }, findings)
    if (attributeOf(element, 'srcset') !== null)
      findings.warn('RSC-020', item.path, '여러 크기의 그림은 확인하지 못해요.')
  }
}

const HARMLESS = new Set(['http', 'https', 'mailto', 'tel'])

function checkReference(
  href: string,
  { from, isLink, whole }: { readonly from: string; readonly isLink: boolean; readonly whole: Whole },
  findings: Findings,
): void {
  const target = targetOf(href, from)
  if (target.kind === 'remote') {
    if (!isLink) findings.error('RSC-006', from, '책 밖에 있는 것을 불러와요.')
    else if (!HARMLESS.has(target.scheme)) findings.error('HTM-025', from, '열 수 없는 곳으로 가는 링크가 있어요.')
  } else if (target.kind === 'outside') findings.error('RSC-026', from, '책 밖으로 나가는 위치예요.')
  else if (target.kind === 'malformed') findings.error('RSC-020', from, '위치를 읽을 수 없어요.')
  else if (!whole.files.has(target.path)) findings.error('RSC-007', from, `${target.path}로 가지만 그런 파일이 없어요.`)
  else if (!whole.publication.items.some(({ path }) => path === target.path))
    findings.error('RSC-008', from, `${target.path}는 목록에 없어요.`)
  else if (isLink && !whole.inSpine.has(target.path) && target.path !== from)
    findings.error('RSC-011', from, `${target.path}는 읽는 차례에 없어요.`)
  else if (target.fragment && whole.documents.get(target.path)?.ids.has(target.fragment) === false)
    findings.error('RSC-012', from, `${target.path}에 #${target.fragment} 자리가 없어요.`)
}

function checkNavigation(
  { items, opfPath }: Publication,
  documents: ReadonlyMap<string, Document>,
  findings: Findings,
): void {
  const item = items.find(({ properties }) => properties.includes('nav'))
  const document = item && documents.get(item.path)
  if (!item || !document) return
  const navs = [...descendants(document.root)].filter((element) => localName(element) === 'nav')
  const ofType = (type: string) =>
    navs.filter((nav) => (attributeOf(nav, 'epub:type') ?? '').split(/\s+/).includes(type))
  const [toc, ...more] = ofType('toc')
  if (!toc || more.length > 0) findings.error('RSC-005', item.path, '차례(toc)가 꼭 하나 있어야 해요.')
  if (toc && ![...descendants(toc)].some((element) => localName(element) === 'a'))
    findings.error('RSC-005', item.path, '차례가 비어 있어요.')
  for (const link of toc ? [...descendants(toc)].filter((element) => localName(element) === 'a') : [])
    if (textOf(link).trim() === '') findings.error('RSC-005', item.path, '차례에 이름 없는 줄이 있어요.')
  const breaks = [...documents.values()].some(({ root }) =>
    [...descendants(root)].some((element) => attributeOf(element, 'epub:type') === 'pagebreak'),
  )
  if (breaks && ofType('page-list').length === 0)
    findings.warn('NAV-003', opfPath, '종이책 쪽 표시가 있지만 쪽 차례가 없어요.')
}
