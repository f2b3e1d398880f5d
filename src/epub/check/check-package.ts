import type { XmlElement } from '#/epub/xml/parse-xml.ts'
import { attributeOf, descendants, elementsOf, localName, textOf } from '#/epub/xml/xml-tree.ts'
import type { Findings } from './findings.ts'
import { targetOf } from './paths.ts'

export interface Item {
  readonly id: string
  readonly path: string
  readonly type: string
  readonly properties: readonly string[]
}

export interface Publication {
  readonly opf: XmlElement
  readonly opfPath: string
  readonly items: readonly Item[]
  /** Items in the order of reading. */
  readonly spine: readonly Item[]
  readonly fixed: boolean
}

const MODIFIED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/
const LANGUAGE = /^[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8})*$/
const SPINE_TYPES = ['application/xhtml+xml', 'image/svg+xml']

/** The package document: what the book is called, what belongs to it, in which order it is read. */
export function checkPackage(
  opf: XmlElement,
  opfPath: string,
  files: ReadonlyMap<string, Uint8Array>,
  findings: Findings,
): Publication {
  if (localName(opf) !== 'package') findings.error('RSC-005', opfPath, '책 정보 파일의 뿌리가 package가 아니에요.')
  if (!attributeOf(opf, 'version')?.startsWith('3.')) findings.error('OPF-001', opfPath, 'EPUB 3이 아니에요.')
  const section = (name: string) => elementsOf(opf).find((element) => localName(element) === name)
  const metadata = section('metadata')
  for (const name of ['metadata', 'manifest', 'spine'])
    if (!section(name)) findings.error('RSC-005', opfPath, `책 정보에 ${name}가 없어요.`)
  if (metadata) checkMetadata(opf, metadata, opfPath, findings)
  checkIds(opf, opfPath, findings)
  const items = section('manifest') ? itemsOf(section('manifest') as XmlElement, opfPath, files, findings) : []
  const spine = section('spine') ? spineOf(section('spine') as XmlElement, items, opfPath, findings) : []
  checkRoles(items, opfPath, findings)
  checkDeclared(items, opfPath, files, findings)
  return { opf, opfPath, items, spine, fixed: isFixed(metadata) }
}

function checkMetadata(opf: XmlElement, metadata: XmlElement, path: string, findings: Findings): void {
  const named = (name: string) => elementsOf(metadata).filter((element) => element.name === `dc:${name}`)
  const words: Readonly<Record<string, string>> = { title: '책 이름', language: '언어', identifier: '식별자' }
  for (const [name, word] of Object.entries(words)) {
    if (named(name).length === 0) findings.error('RSC-005', path, `${word}(dc:${name})이 없어요.`)
    else if (named(name).some((element) => textOf(element).trim() === ''))
      findings.error('OPF-055', path, `${word}(dc:${name})이 비어 있어요.`)
  }
  for (const element of named('language'))
    if (!LANGUAGE.test(textOf(element).trim())) findings.error('OPF-092', path, '언어 표시가 맞지 않아요.')
  const identifier = attributeOf(opf, 'unique-identifier')
  if (!identifier) findings.error('OPF-048', path, '책을 가리키는 식별자를 고르지 않았어요.')
  else if (!named('identifier').some((element) => attributeOf(element, 'id') === identifier))
    findings.error('OPF-030', path, '골라 둔 식별자가 책 정보에 없어요.')
  const modified = propertyValues(metadata, 'dcterms:modified').filter((value) => MODIFIED.test(value))
  if (modified.length !== 1) findings.error('RSC-005', path, '고친 때(dcterms:modified)가 하나 있어야 해요.')
  for (const element of elementsOf(metadata)) {
    const target = attributeOf(element, 'refines')
    if (target?.startsWith('#') && ![...descendants(opf)].some((other) => attributeOf(other, 'id') === target.slice(1)))
      findings.error('RSC-005', path, `${target}이 가리키는 것이 책 정보에 없어요.`)
  }
}

const propertyValues = (metadata: XmlElement, property: string): readonly string[] =>
  elementsOf(metadata)
    .filter((element) => attributeOf(element, 'property') === property && attributeOf(element, 'refines') === null)
    .map((element) => textOf(element).trim())

const isFixed = (metadata: XmlElement | undefined): boolean =>
  metadata !== undefined && propertyValues(metadata, 'rendition:layout').includes('pre-paginated')

/** Ids are said once in a document. */
export function checkIds(root: XmlElement, path: string, findings: Findings): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const element of [root, ...descendants(root)]) {
    const id = attributeOf(element, 'id')
    if (id === null) continue
    if (ids.has(id)) findings.error('RSC-005', path, `id "${id}"가 두 번 있어요.`)
    else if (!/^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*$/u.test(id) && path.endsWith('.opf'))
      findings.error('RSC-005', path, `id "${id}"는 쓸 수 없는 이름이에요.`)
    ids.add(id)
  }
  return ids
}

function itemsOf(
  manifest: XmlElement,
  opfPath: string,
  files: ReadonlyMap<string, Uint8Array>,
  findings: Findings,
): readonly Item[] {
  const items: Item[] = []
  for (const element of elementsOf(manifest).filter((each) => localName(each) === 'item')) {
    const [id, href, type] = ['id', 'href', 'media-type'].map((name) => attributeOf(element, name))
    if (!id || !href || !type) {
      findings.error('RSC-005', opfPath, '목록의 한 줄에 id, href, media-type 가운데 빠진 것이 있어요.')
      continue
    }
    const target = targetOf(href, opfPath)
    if (target.kind === 'remote') findings.error('RSC-006', href, '책 밖에 있는 파일을 가리켜요.')
    else if (target.kind === 'outside') findings.error('RSC-026', href, '책 밖으로 나가는 위치예요.')
    else if (target.kind === 'malformed') findings.error('RSC-020', href, '위치를 읽을 수 없어요.')
    else {
      if (target.fragment !== null) findings.error('OPF-091', href, '목록의 위치에 #이 들어 있어요.')
      if (target.path === opfPath) findings.error('OPF-099', opfPath, '목록에 책 정보 파일 자신이 있어요.')
      if (items.some(({ path }) => path === target.path)) findings.error('OPF-074', target.path, '목록에 두 번 있어요.')
      if (!files.has(target.path)) findings.error('RSC-001', target.path, '목록에 있지만 파일이 없어요.')
      items.push({ id, path: target.path, type, properties: wordsOf(attributeOf(element, 'properties')) })
    }
  }
  return items
}

const wordsOf = (value: string | null): readonly string[] => (value ?? '').split(/\s+/).filter(Boolean)

function spineOf(spine: XmlElement, items: readonly Item[], path: string, findings: Findings): readonly Item[] {
  const references = elementsOf(spine).filter((element) => localName(element) === 'itemref')
  const linear = references.filter((element) => attributeOf(element, 'linear') !== 'no')
  if (linear.length === 0) findings.error('OPF-033', path, '읽을 문서가 하나도 없어요.')
  const read: Item[] = []
  for (const reference of references) {
    const id = attributeOf(reference, 'idref')
    const item = items.find((each) => each.id === id)
    if (!item) findings.error('OPF-049', path, `읽는 차례의 "${id ?? ''}"가 목록에 없어요.`)
    else if (read.includes(item)) findings.error('OPF-034', item.path, '읽는 차례에 두 번 있어요.')
    else {
      if (!SPINE_TYPES.includes(item.type)) findings.error('OPF-043', item.path, '읽는 문서가 아닌 것이 차례에 있어요.')
      read.push(item)
    }
  }
  return read
}

function checkRoles(items: readonly Item[], path: string, findings: Findings): void {
  const having = (property: string) => items.filter(({ properties }) => properties.includes(property))
  const navs = having('nav')
  if (navs.length !== 1) findings.error('RSC-005', path, '차례 문서(nav)가 꼭 하나 있어야 해요.')
  for (const nav of navs)
    if (nav.type !== 'application/xhtml+xml') findings.error('OPF-012', nav.path, '차례 문서는 XHTML이어야 해요.')
  const covers = having('cover-image')
  if (covers.length > 1) findings.error('RSC-005', path, '표지 그림이 둘 이상이에요.')
  for (const cover of covers)
    if (!cover.type.startsWith('image/')) findings.error('OPF-012', cover.path, '표지로 정한 파일이 그림이 아니에요.')
}

function checkDeclared(
  items: readonly Item[],
  opfPath: string,
  files: ReadonlyMap<string, Uint8Array>,
  findings: Findings,
): void {
  const declared = new Set(items.map((item) => item.path))
  for (const path of files.keys()) {
    const own = path === 'mimetype' || path.startsWith('META-INF/') || path === opfPath
    if (!own && !declared.has(path)) findings.warn('OPF-003', path, '책에 들어 있지만 목록에 없어요.')
  }
}
