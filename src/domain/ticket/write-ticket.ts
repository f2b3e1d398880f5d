import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import { findBinding, finishOf } from '#/domain/catalog/lookup.ts'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { positionText } from '#/domain/catalog/finish-position.ts'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { bindingIntent } from './binding-intent.ts'
import { boundIntents } from './finish-intents.ts'
import type { JobTicket } from './job-ticket.ts'
import { intent, partIntents } from './part-intents.ts'
import { resourceSets } from './resource-sets.ts'
import { pointShape } from './ticket-units.ts'
import { element, type XmlElement, writeXml } from './xml.ts'

const NAMESPACE = 'http://www.CIP4.org/JDFSchema_2_0'
const ROOT = 'Product'
const PART_TYPES: Readonly<Record<PartSpec['role'], string>> = {
  cover: 'Cover',
  body: 'Body',
  endpaper: 'EndSheet',
  insert: 'Insert',
  sheet: 'Sheet',
}
/** Product types of the standard by kind of job; everything bound with a spine is a book. */
const SHEET_TYPES: Readonly<Record<string, string>> = { D304: 'Flyer', D302: 'Brochure', D301: 'Poster', D305: 'Flyer' }

/** The ticket as an XJDF 2.1 document. Check it with `ticketProblems` before it leaves. */
export const writeTicket = (ticket: JobTicket): string => writeXml(ticketDocument(ticket))

export function ticketDocument(ticket: JobTicket): XmlElement {
  const bound = ticket.spec.binding !== null
  const geometry = geometryOf(ticket.spec)
  const productOf = (partId: string) => (bound ? `Part_${partId}` : ROOT)
  return element('XJDF', { xmlns: NAMESPACE, JobID: ticket.jobId, Types: 'Product', Version: '2.1' }, [
    element('AuditPool', {}, [
      element('AuditCreated', {}, [
        element('Header', { AgentName: 'Jikji', DeviceID: 'Jikji', Time: ticket.madeAt.toISOString() }),
      ]),
    ]),
    ...specRows(ticket.spec).map(({ label, value }) => element('Comment', { Language: 'ko' }, [`${label}: ${value}`])),
    element('ProductList', {}, [
      rootProduct(ticket, geometry, productOf),
      ...(bound ? partProducts(ticket.spec, geometry, productOf) : []),
    ]),
    ...resourceSets(ticket, ROOT, productOf),
  ])
}

function rootProduct(ticket: JobTicket, geometry: JobGeometry, productOf: (partId: string) => string): XmlElement {
  const { spec } = ticket
  const [sheet] = spec.parts
  const binding = bindingIntent(
    spec,
    geometry,
    spec.parts.map((part) => productOf(part.id)),
  )
  const finished = element('LayoutIntent', { FinishedDimensions: pointShape(spec.trim, ticket.spine ?? 0) })
  return element(
    'Product',
    {
      Amount: spec.copies,
      DescriptiveName: ticket.title,
      ID: ROOT,
      IsRoot: true,
      ProductType: binding ? rootType(spec) : (SHEET_TYPES[spec.product] ?? 'Flyer'),
    },
    [
      ...commentsOf(spec),
      ...(binding ? [intent(binding), intent(finished)] : []),
      intent(element('ContentCheckIntent')),
      ...(binding ? boundIntents(spec, geometry).map(intent) : []),
      ...(!binding && sheet ? partIntents(spec, geometry, sheet) : []),
    ],
  )
}

const rootType = (spec: JobSpec): string => (findBinding(spec.binding)?.style === 'saddle' ? 'Brochure' : 'Book')

/** Finishing in words as well: what no intent holds is read by a person. */
function commentsOf(spec: JobSpec): readonly XmlElement[] {
  const choices = [...spec.finishes, ...spec.parts.flatMap((part) => part.finishes)]
  return choices.map((choice) => {
    const { id, count, variant } = choice
    const finish = finishOf(choice)
    const kind = finish?.variants.find((candidate) => candidate.id === variant)?.name
    const text = [
      finish?.name ?? id,
      kind,
      count && finish?.count ? `${count}${finish.count.unit}` : undefined,
      positionText(spec, choice),
    ]
    return element('Comment', { Language: 'ko', Type: 'Finishing' }, [text.filter(Boolean).join(' ')])
  })
}

const partProducts = (
  spec: JobSpec,
  geometry: JobGeometry,
  productOf: (partId: string) => string,
): readonly XmlElement[] =>
  spec.parts.map((part) =>
    element(
      'Product',
      {
        Amount: spec.copies,
        ID: productOf(part.id),
        IsRoot: false,
        ProductType: PART_TYPES[part.role],
      },
      partIntents(spec, geometry, part),
    ),
  )
