import { findBinding } from '#/domain/catalog/lookup.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { ticketPoints } from './ticket-units.ts'
import { element, type XmlElement } from './xml.ts'

const SIDES = { left: 'Left', right: 'Right', top: 'Top' } as const

/** How the parts of a bound job are held together; null for single sheets. */
export function bindingIntent(spec: JobSpec, geometry: JobGeometry, childRefs: readonly string[]): XmlElement | null {
  const binding = findBinding(spec.binding)
  if (!binding) return null
  const common = { BindingSide: SIDES[spec.bindingSide], ChildRefs: childRefs.join(' ') }
  const bound = (BindingType: string, BindingOrder: string, child: XmlElement) =>
    element('BindingIntent', { BindingOrder, BindingType, ...common }, [child])
  switch (binding.style) {
    case 'saddle':
      return bound('SaddleStitch', 'Collecting', element('SaddleStitching', { StitchNumber: 2 }))
    case 'perfect':
      return bound('SoftCover', 'Gathering', softCover(spec, geometry))
    case 'hard':
      return bound('HardCover', 'Gathering', hardCover(spec))
    case 'ring': {
      const coil = binding.id === 'pp-coil'
      const held = coil ? element('CoilBinding', { Material: 'Plastic' }) : null
      return bound(coil ? 'CoilBinding' : 'WireComb', 'Gathering', element('LooseBinding', {}, [held]))
    }
  }
}

function softCover(spec: JobSpec, geometry: JobGeometry): XmlElement {
  const cover = spec.parts.find((part) => part.role === 'cover')
  const flap = (width: number | undefined) => (width ? ticketPoints(width) : undefined)
  return element('SoftCoverBinding', {
    BlockThreadSewing: spec.binding === 'sewn' ? true : undefined,
    EndSheets: spec.parts.some((part) => part.role === 'endpaper'),
    FoldingWidth: flap(cover?.wings.front),
    FoldingWidthBack: flap(cover?.wings.back),
    GlueProcedure: 'Spine',
    Scoring: geometry.cover?.scores.length ? 'QuadScored' : 'None',
    SpineGlue: spec.binding === 'pur' ? 'PUR' : 'Hotmelt',
    SpineOperations: findBinding(spec.binding)?.milling ? 'Milling' : undefined,
  })
}

const hardCover = (spec: JobSpec): XmlElement =>
  element('HardCoverBinding', {
    EndSheets: spec.parts.some((part) => part.role === 'endpaper'),
    SpineGlue: 'Hotmelt',
    Thickness: ticketPoints(findBinding(spec.binding)?.board?.thickness ?? 0),
  })
