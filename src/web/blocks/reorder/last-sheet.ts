import type { LastSheet } from '#/contract/ordering/place-order.contract.ts'

export interface SheetItem {
  readonly id: string
  readonly spec: { readonly copies: number }
}

/** The places of last time as the order sheet writes them: of the first one copies are not typed, it gets the rest. */
export function sheetOfLast({ orderer, deliveries, memo }: LastSheet, items: readonly SheetItem[]) {
  const known = deliveries.filter(({ recipient }) => recipient.name !== '' && recipient.phone !== '')
  const kept = fits(known, items) ? known : known.slice(0, 1)
  if (kept.length === 0 || orderer.name === '') return null
  return {
    ordererName: orderer.name,
    ordererPhone: orderer.phone,
    ordererEmail: orderer.email,
    company: orderer.company ?? '',
    destinations: kept.map(({ method, recipient, counts }, place) => ({
      method,
      receiver: recipient.name,
      phone: recipient.phone,
      zipcode: recipient.zipcode ?? '',
      address: recipient.address,
      addressEtc: recipient.addressEtc,
      request: recipient.request,
      copies: items.map((_, index) =>
        place === 0 ? '' : String(counts.find(({ line }) => line === index + 1)?.copies ?? 0),
      ),
    })),
    memo,
  }
}

/** Whether the shares of the further places leave something for the first one. */
function fits(deliveries: LastSheet['deliveries'], items: readonly SheetItem[]): boolean {
  return items.every(({ spec }, index) => {
    const others = deliveries.slice(1).flatMap(({ counts }) => counts.filter(({ line }) => line === index + 1))
    return others.reduce((sum, { copies }) => sum + copies, 0) <= spec.copies
  })
}
