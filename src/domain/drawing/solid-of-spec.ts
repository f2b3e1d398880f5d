import type { Mm } from '#/domain/print/units.ts'
import type { Binding } from '#/domain/catalog/entries.ts'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { findBinding, findFold, findPaper } from '#/domain/catalog/lookup.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import type { Design, PaperTint } from './scene.ts'
import type { Solid, Spine } from './solid.ts'

const DESIGNS: Readonly<Record<ProductCode, Design>> = {
  D413: 'book',
  D303: 'catalogue',
  D304: 'flyer',
  D302: 'leaflet',
  D301: 'poster',
  D305: 'sheet',
  D813: 'series',
  C413: 'textbook',
  E001: 'text',
  S001: 'text',
}

/** An e-book is no thing: a page of text as large as a reader's screen stands for it. */
const EBOOK_SOLID: Solid = {
  shape: 'poster',
  width: 110,
  height: 150,
  design: 'text',
  edge: '#fff',
  marks: [],
  alone: true,
}

/** Cards of the papers that were chosen, fanned out. */
const KIT_SOLID: Solid = {
  shape: 'fan',
  width: 105,
  height: 148,
  design: 'sheet',
  edge: '#fff',
  marks: [],
  printedBack: false,
}

/** The thing to draw for a spec that was validated before. */
export function solidOfSpec(spec: JobSpec): Solid {
  if (isEbook(spec)) return EBOOK_SOLID
  if (isKit(spec)) return KIT_SOLID
  const geometry = geometryOf(spec)
  const main =
    spec.parts.find((part) => part.role === 'body') ?? spec.parts.find((part) => part.role === 'sheet') ?? spec.parts[0]
  const paper = main && findPaper(main)
  const sized = {
    width: spec.trim.width,
    height: spec.trim.height,
    design: DESIGNS[spec.product],
    edge: (paper?.family.tint ?? '#fff') as PaperTint,
    marks: marksOnFront(geometry),
  }
  const binding = findBinding(spec.binding)
  if (binding) return boundSolid(spec, binding, sized, geometry)
  if (main && main.fold !== 'none') return { ...sized, shape: 'folded', panels: panelsOf(main, geometry) }
  if (spec.product === 'D301') return { ...sized, shape: 'poster' }
  if (spec.product === 'D305')
    return {
      ...sized,
      shape: 'stack',
      copies: spec.copies,
      thickness: (spec.copies * (paper?.caliper ?? 100)) / 1000,
    }
  return { ...sized, shape: 'fan', printedBack: (main?.ink.back ?? 0) > 0 }
}

/** A book is perforated inside, under its cover. */
const marksOnFront = ({ job, marks }: JobGeometry) =>
  marks.filter(({ kind }) => job.binding === null || kind === 'hole' || kind === 'corner')

function boundSolid(
  spec: JobSpec,
  binding: Binding,
  sized: Pick<Solid, 'width' | 'height' | 'design' | 'edge' | 'marks'>,
  geometry: JobGeometry,
): Solid {
  const pages = spec.parts.filter((part) => part.role !== 'cover').reduce((sum, part) => sum + part.pages, 0)
  const wings = spec.parts.find((part) => part.role === 'cover')?.wings ?? { front: 0, back: 0 }
  const board = binding.board ?? { thickness: 0, overhang: 0 }
  const thickness = Math.max(0.5, (geometry.spine ?? geometry.thickness) - 2 * board.thickness)
  if (spec.product === 'D813') return { ...sized, shape: 'series', thickness, copies: spec.copies }
  if (spec.product === 'D303' && binding.style === 'saddle') return { ...sized, shape: 'tent', thickness, pages }
  return {
    ...sized,
    shape: 'bound',
    spine: spineKind(binding),
    side: spec.bindingSide,
    thickness,
    pages,
    wings,
    joint: geometry.cover?.joint ?? 0,
    board: { thickness: board.thickness, overhang: board.overhang },
  }
}

function spineKind({ id, style }: Binding): Spine {
  switch (style) {
    case 'perfect':
      return id === 'sewn' ? 'sewn' : 'glued'
    case 'hard':
      return 'case'
    case 'saddle':
      return 'stapled'
    case 'ring':
      return id === 'twin-ring' ? 'twin-ring' : 'coil'
  }
}

/** Panels that are shorter fold inwards, one after the other the same way; panels of one length go to and fro. */
function panelsOf(part: PartSpec, { folds, trim }: JobGeometry): readonly { width: Mm; turn: 1 | -1 }[] {
  const fold = findFold(part.fold)
  if (!fold || !folds) return [{ width: trim.width, turn: 1 }]
  const inwards = fold.across.some((panel) => panel.shorter > 0) || fold.across.length < 3
  return folds.across.map((width, index) => ({ width, turn: inwards || index % 2 === 0 ? 1 : -1 }))
}
