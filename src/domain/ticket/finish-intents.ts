import { findFold, finishOf, worksAs } from '#/domain/catalog/lookup.ts'
import type { FinishChoice, JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import type { FinishMark } from '#/domain/print/finish-marks.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { FOLD_CLASSES } from './fold-classes.data.ts'
import { pointPair, ticketPoints } from './ticket-units.ts'
import { element, type XmlElement } from './xml.ts'

type Write = (choice: FinishChoice, marks: readonly FinishMark[], piece: SizeMm) => XmlElement

const variantName = (choice: FinishChoice): string =>
  finishOf(choice)?.variants.find((candidate) => candidate.id === choice.variant)?.name ?? ''

const embossing = (attributes: XmlElement['attributes'], choice: FinishChoice): XmlElement =>
  element('EmbossingIntent', {}, [
    element('EmbossingItem', { ...attributes, Face: 'Front', ImageSize: choice.area && pointPair(choice.area) }),
  ])

/** One pattern for each hole, its centre from the lower left corner of the front. */
const holePattern = (mark: FinishMark): readonly XmlElement[] =>
  mark.kind === 'hole'
    ? [
        element('HolePattern', {
          Center: pointPair({ width: mark.x, height: mark.y }),
          Extent: pointPair({ width: mark.diameter, height: mark.diameter }),
          HoleCount: 1,
          Shape: 'Round',
        }),
      ]
    : []

/** From edge to edge of the piece. */
const workedLine =
  (name: 'Crease' | 'Perforate', piece: SizeMm) =>
  (mark: FinishMark): readonly XmlElement[] => {
    if (mark.kind !== 'score' && mark.kind !== 'perforation') return []
    const vertical = mark.direction === 'vertical'
    return [
      element(name, {
        StartPosition: pointPair(vertical ? { width: mark.at, height: 0 } : { width: 0, height: mark.at }),
        WorkingPath: pointPair(vertical ? { width: 0, height: piece.height } : { width: piece.width, height: 0 }),
      }),
    ]
  }

/** Finishing that XJDF has an intent for. Everything else goes as a comment for a person to read. */
const INTENTS: Readonly<Record<string, Write>> = {
  foil: (choice) => embossing({ EmbossingType: 'FoilStamping', FoilColorDetails: variantName(choice) }, choice),
  emboss: (choice) =>
    embossing(
      { Direction: choice.variant === 'sunk' ? 'Depressed' : 'Raised', EmbossingType: 'BlindEmbossing' },
      choice,
    ),
  'round-corner': (choice, _marks, piece) =>
    element('ShapeCuttingIntent', {}, [
      element('ShapeCut', {
        CutBox: `0 0 ${pointPair(piece)}`,
        ShapeType: 'RoundedRectangle',
        ShapeTypeDetails: variantName(choice),
      }),
    ]),
  'die-cut': (choice) =>
    element('ShapeCuttingIntent', {}, [
      element('ShapeCut', { ShapeType: 'Path', ShapeTypeDetails: variantName(choice) }),
    ]),
  hole: (_choice, marks) => element('HoleMakingIntent', {}, marks.flatMap(holePattern)),
  score: (_choice, marks, piece) => element('FoldingIntent', {}, marks.flatMap(workedLine('Crease', piece))),
  perforate: (_choice, marks, piece) => element('FoldingIntent', {}, marks.flatMap(workedLine('Perforate', piece))),
}
/** Finishing that is said in words: no intent of the standard fits, or it is packing. */
const IN_WORDS = ['spot-ink', 'spot-uv', 'epoxy', 'numbering', 'banding', 'shrink-wrap']

/** One of a published version that is like none of these is said in words as well. */
export const isKnownFinish = (choice: FinishChoice): boolean => {
  const id = worksAs(choice)
  return id in INTENTS || IN_WORDS.includes(id) || choice.made !== undefined
}

/** What is done to one part; a sheet is the whole piece as well. */
export function finishIntents(spec: JobSpec, geometry: JobGeometry, part: PartSpec): readonly XmlElement[] {
  const whole = part.role === 'sheet' ? writtenOf(geometry, spec.finishes) : []
  return mergeFolding(
    [folding(geometry, part), ...writtenOf(geometry, part.finishes), ...whole].filter((child) => child !== null),
  )
}

/** What is done to a bound book as a whole. */
export const boundIntents = (spec: JobSpec, geometry: JobGeometry): readonly XmlElement[] =>
  mergeFolding(writtenOf(geometry, spec.finishes))

const writtenOf = ({ worked, openSize }: JobGeometry, choices: readonly FinishChoice[]): readonly XmlElement[] =>
  choices.flatMap((choice) => {
    const marks = worked.find(({ finish }) => finish.id === choice.id)?.marks ?? []
    return INTENTS[worksAs(choice)]?.(choice, marks, openSize) ?? []
  })

/** One product has one intent of a kind: folds, creases and perforations stand together, holes with holes. */
function mergeFolding(intents: readonly XmlElement[]): readonly XmlElement[] {
  const merged = new Map<string, XmlElement>()
  for (const found of intents) {
    const before = merged.get(found.name)
    const children = [...(before?.children ?? []), ...found.children]
    merged.set(found.name, {
      ...found,
      attributes: { ...before?.attributes, ...found.attributes },
      children: ordered(children),
    })
  }
  return [...merged.values()]
}

const ORDER = ['Crease', 'Fold', 'Perforate']
const ordered = (children: XmlElement['children']): XmlElement['children'] =>
  children.toSorted((a, b) => place(a) - place(b))
const place = (child: XmlElement | string): number => (typeof child === 'string' ? 0 : ORDER.indexOf(child.name))

/** The class of the fold catalogue, and each fold by its distance from the edge, which the class alone leaves open. */
function folding({ folds }: JobGeometry, part: PartSpec): XmlElement | null {
  const fold = findFold(part.fold)
  if (!fold || !folds) return null
  const at = (From: 'Left' | 'Front', panels: readonly number[]) =>
    panels.slice(0, -1).map((_panel, index) =>
      element('Fold', {
        From,
        To: 'Up',
        Travel: ticketPoints(panels.slice(0, index + 1).reduce((sum, width) => sum + width, 0)),
      }),
    )
  return element('FoldingIntent', { FoldCatalog: FOLD_CLASSES[fold.id] }, [
    ...at('Left', folds.across),
    ...at('Front', folds.down),
  ])
}
