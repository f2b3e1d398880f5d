import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf, worksAs } from '#/domain/catalog/lookup.ts'
import type { Paper } from '#/domain/catalog/paper.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import { finishIntents } from './finish-intents.ts'
import { pointPair, pointShape, ticketPoints } from './ticket-units.ts'
import { element, type XmlElement } from './xml.ts'

export const intent = (child: XmlElement): XmlElement => element('Intent', { Name: child.name }, [child])

/** What one part is made of and what is done to it. */
export function partIntents(spec: JobSpec, geometry: JobGeometry, part: PartSpec): readonly XmlElement[] {
  return [
    layout(spec, geometry, part),
    media(part),
    colour(part),
    laminating(part),
    ...finishIntents(spec, geometry, part),
  ].flatMap((child) => (child ? [intent(child)] : []))
}

function layout(spec: JobSpec, { cover, openSize }: JobGeometry, part: PartSpec): XmlElement {
  const flat = part.role === 'cover' ? cover?.flat : null
  const open = part.role === 'sheet' ? openSize : (flat ?? spec.trim)
  return element('LayoutIntent', {
    Bleed: ticketPoints(BLEED),
    Dimensions: pointPair(open),
    FinishedDimensions: pointShape(flat ?? spec.trim, 0),
    Pages: part.pages,
    Sides: sidesOf(spec, part),
    SpreadType: flat ? 'Spread' : 'SinglePage',
  })
}

function sidesOf(spec: JobSpec, part: PartSpec): string {
  const single = part.role === 'sheet' ? part.pages === 1 : part.role === 'cover' && part.ink.back === 0
  if (single) return 'OneSided'
  return spec.bindingSide === 'top' && spec.binding !== null ? 'TwoSidedHeadToFoot' : 'TwoSidedHeadToHead'
}

function media(part: PartSpec): XmlElement {
  const paper = paperOf(part)
  return element('MediaIntent', {
    Coating: paper.family.surface === 'coated' ? coatingOf(paper) : 'None',
    MediaQuality: paper.name,
    MediaType: paper.family.surface === 'synthetic' ? 'Synthetic' : 'Paper',
    Thickness: paper.caliper,
    Weight: paper.gsm,
  })
}

const coatingOf = (paper: Paper): string => (paper.family.id === 'snow' ? 'Matte' : 'Gloss')

const INKS = { 0: undefined, 1: 'Black', 2: 'Black Spot1', 4: 'Cyan Magenta Yellow Black' } as const
const VARNISHES: Readonly<Record<string, string>> = { uv: 'UV' }

/** A spot ink stands under the name that the file gives it; the ticket says which of ours it is. */
function spotInk({ finishes }: PartSpec, side: 'front' | 'back'): string | undefined {
  const choice = finishes.find((finish) => worksAs(finish) === 'spot-ink')
  return choice && (side === 'front' || (choice.count ?? 1) > 1) ? `Spot_${choice.variant ?? 'ink'}` : undefined
}

function colour(part: PartSpec): XmlElement {
  const surface = (Surface: 'Front' | 'Back', side: 'front' | 'back') => {
    const used = [INKS[part.ink[side]], spotInk(part, side)].filter(Boolean).join(' ') || undefined
    const varnish = VARNISHES[part.coating[side]]
    return used || varnish ? element('SurfaceColor', { Coatings: varnish, ColorsUsed: used, Surface }) : null
  }
  return element('ColorIntent', {}, [surface('Front', 'front'), surface('Back', 'back')])
}

const FILMS: Readonly<Record<string, string>> = { gloss: 'Gloss', matte: 'Matte', velvet: 'Velvet' }

/** A film of one kind; the shop puts the same on both faces. */
function laminating({ coating }: PartSpec): XmlElement | null {
  const faces = [FILMS[coating.front] ? 'Front' : '', FILMS[coating.back] ? 'Back' : ''].filter((face) => face !== '')
  if (faces.length === 0) return null
  return element('LaminatingIntent', { Surface: faces.join(' '), Texture: FILMS[coating.front] ?? FILMS[coating.back] })
}
