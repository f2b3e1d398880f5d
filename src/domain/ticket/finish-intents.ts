import { findFinish, findFold } from '#/domain/catalog/lookup.ts'
import type { FinishChoice, JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { foldPanels } from '#/domain/print/folding.ts'
import { pointPair, ticketPoints } from './ticket-units.ts'
import { element, type XmlElement } from './xml.ts'

type Write = (choice: FinishChoice) => XmlElement

const times = (count: number | undefined, child: XmlElement): readonly XmlElement[] =>
  Array.from({ length: count ?? 1 }, () => child)

const variantName = ({ id, variant }: FinishChoice): string =>
  findFinish(id)?.variants.find((candidate) => candidate.id === variant)?.name ?? ''

const embossing = (attributes: XmlElement['attributes'], choice: FinishChoice): XmlElement =>
  element('EmbossingIntent', {}, [
    element('EmbossingItem', { ...attributes, Face: 'Front', ImageSize: choice.area && pointPair(choice.area) }),
  ])

const diameter = (choice: FinishChoice): number => ticketPoints(Number(/\d+/u.exec(choice.variant ?? '')?.[0] ?? 5))

/** Finishing that XJDF has an intent for. Everything else goes as a comment for a person to read. */
const INTENTS: Readonly<Record<string, Write>> = {
  foil: (choice) => embossing({ EmbossingType: 'FoilStamping', FoilColorDetails: variantName(choice) }, choice),
  emboss: (choice) =>
    embossing(
      { Direction: choice.variant === 'sunk' ? 'Depressed' : 'Raised', EmbossingType: 'BlindEmbossing' },
      choice,
    ),
  'round-corner': (choice) =>
    element('ShapeCuttingIntent', {}, [
      element('ShapeCut', { ShapeType: 'RoundedRectangle', ShapeTypeDetails: variantName(choice) }),
    ]),
  'die-cut': (choice) =>
    element('ShapeCuttingIntent', {}, [
      element('ShapeCut', { ShapeType: 'Path', ShapeTypeDetails: variantName(choice) }),
    ]),
  hole: (choice) =>
    element('HoleMakingIntent', {}, [
      element('HolePattern', {
        Extent: `${diameter(choice)} ${diameter(choice)}`,
        HoleCount: choice.count ?? 1,
        Shape: 'Round',
      }),
    ]),
  score: (choice) => element('FoldingIntent', {}, times(choice.count, element('Crease'))),
  perforate: (choice) => element('FoldingIntent', {}, times(choice.count, element('Perforate'))),
}
/** Finishing that is said in words: no intent of the standard fits, or it is packing. */
const IN_WORDS = ['spot-ink', 'spot-uv', 'epoxy', 'numbering', 'banding', 'shrink-wrap']

export const isKnownFinish = (id: string): boolean => id in INTENTS || IN_WORDS.includes(id)

export function finishIntents(spec: JobSpec, part: PartSpec): readonly XmlElement[] {
  const choices = [...part.finishes, ...(part.role === 'sheet' ? spec.finishes : [])]
  const written = choices.flatMap((choice) => INTENTS[choice.id]?.(choice) ?? [])
  return mergeFolding([folding(spec, part), ...written].filter((child) => child !== null))
}

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
function folding(spec: JobSpec, part: PartSpec): XmlElement | null {
  const fold = findFold(part.fold)
  if (!fold) return null
  const { across, down } = foldPanels(fold, spec.trim)
  const at = (From: 'Left' | 'Front', panels: readonly number[]) =>
    panels.slice(0, -1).map((_panel, index) =>
      element('Fold', {
        From,
        To: 'Up',
        Travel: ticketPoints(panels.slice(0, index + 1).reduce((sum, width) => sum + width, 0)),
      }),
    )
  return element('FoldingIntent', { FoldCatalog: fold.catalogue }, [...at('Left', across), ...at('Front', down)])
}
