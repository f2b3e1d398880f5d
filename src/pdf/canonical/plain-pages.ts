import { type PDFDict, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import type { Box } from '#/pdf/content/box.ts'
import { effectiveBoxes, quarterTurn, rawBoxes, type RawBoxes } from '#/pdf/facts/page-geometry.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { INHERITABLE, type PageNode } from '#/pdf/objects/page-tree.ts'

const name = (key: string) => PDFName.of(key)

const BOX_KEYS = {
  media: 'MediaBox',
  crop: 'CropBox',
  bleed: 'BleedBox',
  trim: 'TrimBox',
  art: 'ArtBox',
} as const
const BOXES = Object.keys(BOX_KEYS) as (keyof typeof BOX_KEYS)[]

/** Programs round the same edge in different ways; less than this many points is no difference. */
const SAME_EDGE = 0.01

/** Whether every page says by itself, and truly, how large it is, how it is turned and what it is drawn with. */
export function isPlain(objects: PdfObjects, pages: readonly PageNode[]): boolean {
  if (objects.context.trailerInfo.Encrypt) return false
  const different = new Set(pages.map(({ dict }) => dict))
  return different.size === pages.length && pages.every((page) => isPlainPage(objects, page))
}

function isPlainPage(objects: PdfObjects, page: PageNode): boolean {
  const { dict, inherited } = page
  const own = INHERITABLE.every((key) => inherited.get(key) === dict.get(name(key)))
  if (!own || objects.name(dict.get(name('Type'))) !== 'Page' || !objects.dict(dict.get(name('Resources'))))
    return false
  const said = rawBoxes(objects, page)
  const meant = effectiveBoxes(said)
  const boxesTrue = BOXES.every((key) => sameBox(said[key], meant[key]) && (said[key] !== null || !saysBox(dict, key)))
  return boxesTrue && said.media !== null && said.rotation % 90 === 0
}

const saysBox = (dict: PDFDict, key: keyof typeof BOX_KEYS) => dict.has(name(BOX_KEYS[key]))

function sameBox(a: Box | null, b: Box | null): boolean {
  if (!a || !b) return a === b
  const sides = ['left', 'bottom', 'right', 'top'] as const
  return sides.every((side) => Math.abs(a[side] - b[side]) < SAME_EDGE)
}

/** Lays all pages under one branch, and gives each what it inherited, its boxes cut to the media box. */
export function makePlain(objects: PdfObjects, pages: readonly PageNode[]): void {
  const { context, root } = objects
  const refs = new Map(context.enumerateIndirectObjects().map(([ref, object]) => [object, ref]))
  const branch = context.nextRef()
  const used = new Set<PDFDict>()
  const kids = pages.map((page) => {
    const known = used.has(page.dict) ? undefined : refs.get(page.dict)
    used.add(page.dict)
    const dict = known ? page.dict : page.dict.clone(context)
    writePage(objects, { ...page, dict }, branch)
    return known ?? context.register(dict)
  })
  context.assign(branch, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }))
  root.set(name('Type'), name('Catalog'))
  root.set(name('Pages'), branch)
  context.trailerInfo.Root = refs.get(root) ?? context.register(root)
  // What is left of a lock that the engine saw none of, or has taken away.
  context.trailerInfo.Encrypt = undefined
}

function writePage(objects: PdfObjects, { dict, inherited }: PageNode, branch: PDFRef): void {
  const { context } = objects
  const raw: RawBoxes = rawBoxes(objects, { dict, inherited })
  const boxes = effectiveBoxes(raw)
  for (const key of BOXES) put(dict, BOX_KEYS[key], boxes[key] && context.obj(cornersOf(boxes[key])))
  const rotation = quarterTurn(raw.rotation)
  put(dict, 'Rotate', rotation === 0 ? null : context.obj(rotation))
  put(dict, 'UserUnit', raw.userUnit === 1 ? null : context.obj(raw.userUnit))
  const resources = inherited.get('Resources')
  put(dict, 'Resources', resources && objects.dict(resources) ? resources : context.obj({}))
  put(dict, 'Type', name('Page'))
  put(dict, 'Parent', branch)
}

const cornersOf = ({ left, bottom, right, top }: Box) => [left, bottom, right, top]

function put(dict: PDFDict, key: string, value: PDFObject | null): void {
  if (value) dict.set(name(key), value)
  else dict.delete(name(key))
}
