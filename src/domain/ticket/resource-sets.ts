import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import type { JobTicket, TicketDrop, TicketFile, TicketSheet } from './job-ticket.ts'
import { ticketPoints } from './ticket-units.ts'
import { element, type XmlElement } from './xml.ts'

const METHODS: Readonly<Record<DeliveryMethod, string>> = {
  courier: 'ExpressService',
  quick: 'Courier',
  freight: 'Truck',
  pickup: 'Pickup',
}

const set = (
  Name: string,
  Usage: 'Input' | 'Output' | undefined,
  resources: readonly XmlElement[],
  more: Readonly<Record<string, string>> = {},
): XmlElement | null => (resources.length > 0 ? element('ResourceSet', { ...more, Name, Usage }, resources) : null)

const dropId = (index: number): string => `Drop${index + 1}`

/** Everything that is not the product itself: customer, dates, files, addresses. `productOf` gives the XML id of a part. */
export function resourceSets(
  ticket: JobTicket,
  rootId: string,
  productOf: (partId: string) => string,
): readonly XmlElement[] {
  const sets = [
    set('CustomerInfo', 'Input', [
      element('Resource', {}, [
        element('CustomerInfo', { CustomerJobName: ticket.title, CustomerOrderID: ticket.orderNumber }),
      ]),
    ]),
    set('NodeInfo', 'Input', [
      element('Resource', {}, [element('NodeInfo', { End: ticket.dueAt?.toISOString(), JobPriority: 50 })]),
    ]),
    set(
      'RunList',
      'Input',
      ticket.files.map((file) => runList(file, productOf)),
      { ProcessUsage: 'Document' },
    ),
    set(
      'RunList',
      'Input',
      ticket.sheets.map((sheet) => sheetRunList(sheet, productOf)),
      { DescriptiveName: 'Imposed sheets' },
    ),
    set(
      'DeliveryParams',
      'Input',
      ticket.drops.map((drop, index) => delivery(drop, index, rootId)),
    ),
    set('SpinePreparationParams', 'Input', spinePreparation(ticket.spec)),
    set('Contact', 'Input', ticket.drops.map(contact)),
  ]
  return sets.filter((found) => found !== null)
}

/** How deep a glued back is milled; the pages are laid that far from the fold. */
function spinePreparation(spec: JobSpec): readonly XmlElement[] {
  const milling = findBinding(spec.binding)?.milling
  if (!milling) return []
  const params = element('SpinePreparationParams', { MillingDepth: ticketPoints(milling), Operations: 'Milling' })
  return [element('Resource', {}, [params])]
}

function runList(file: TicketFile, productOf: (partId: string) => string): XmlElement {
  return element('Resource', nameOf(file), [
    ...file.partIds.map((partId) => element('Part', { ProductPart: productOf(partId) })),
    element('RunList', { NPage: file.pages }, [fileSpec(file)]),
  ])
}

/** Which page of which file is this side of this sheet. */
const sheetRunList = ({ file, name, side, page }: TicketSheet, productOf: (partId: string) => string): XmlElement =>
  element('Resource', nameOf(file), [
    ...file.partIds.map((partId) => element('Part', { ProductPart: productOf(partId), SheetName: name, Side: side })),
    element('RunList', { NPage: 1, Pages: `${page} ${page}` }, [fileSpec(file)]),
  ])

/** The schema has no place for the standard that a file keeps, so its resource is called by it. */
const nameOf = ({ isPdfx }: TicketFile) => ({ DescriptiveName: isPdfx ? 'PDF/X-4' : undefined })

const fileSpec = (file: TicketFile): XmlElement =>
  element('FileSpec', {
    CheckSum: file.md5.toUpperCase(),
    FileSize: file.bytes,
    MimeType: 'application/pdf',
    URL: encodeURI(file.name),
  })

const delivery = ({ method, copies }: TicketDrop, index: number, rootId: string): XmlElement =>
  element('Resource', {}, [
    element('Part', { DropID: dropId(index) }),
    element('DeliveryParams', { Method: METHODS[method] }, [element('DropItem', { Amount: copies, ItemRef: rootId })]),
  ])

function contact({ recipient }: TicketDrop, index: number): XmlElement {
  const lines = [recipient.address, recipient.addressEtc].filter((line) => line !== '')
  return element('Resource', {}, [
    element('Part', { ContactType: 'Delivery', DropID: dropId(index) }),
    element('Contact', {}, [
      element(
        'Address',
        { CountryCode: 'KR', PostalCode: recipient.zipcode ?? undefined },
        lines.map((line) => element('AddressLine', {}, [line])),
      ),
      element('ComChannel', { ChannelType: 'Phone', Locator: recipient.phone }),
      element('Person', { FamilyName: recipient.name }),
    ]),
  ])
}
