import { formatCount } from '#/lib/format-count.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import type { writeDeliveryFees } from '#/contract/opening/delivery-fees.contract.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'

/** Fees as they stand in the form: figures with commas, weights in kilograms, postal codes a line each. */
export interface TypedFees {
  steps: { upTo: string; fee: string }[]
  freeFrom: string
  regions: { name: string; surcharge: string; zipcodes: string }[]
  carriers: { quick: string; freight: string }
}

const shown = (won: number | null): string => (won === null ? '' : formatCount(won))

export const typedFees = ({ steps, freeFrom, regions, carriers }: DeliveryFees): TypedFees => ({
  steps: steps.map(({ upTo, fee }) => ({ upTo: String(upTo / 1000), fee: shown(fee) })),
  freeFrom: shown(freeFrom),
  regions: regions.map(({ name, surcharge, zipcodes }) => ({
    name,
    surcharge: shown(surcharge),
    zipcodes: zipcodes.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join('\n'),
  })),
  carriers: { quick: shown(carriers.quick), freight: shown(carriers.freight) },
})

/** What is sent. Text that is no figure goes as it is, so that the contract says what is wrong with it. */
export const feesTyped = (typed: TypedFees): BodyInputOf<typeof writeDeliveryFees>['fees'] => ({
  steps: typed.steps.map(({ upTo, fee }) => ({ upTo: gramsOf(upTo), fee: wonOf(fee) })),
  freeFrom: wonOrNone(typed.freeFrom),
  regions: typed.regions.map(({ name, surcharge, zipcodes }) => ({
    name,
    surcharge: wonOf(surcharge),
    zipcodes: rangesOf(zipcodes),
  })),
  carriers: { quick: wonOrNone(typed.carriers.quick), freight: wonOrNone(typed.carriers.freight) },
})

const wonOf = (typed: string): string => typed.replaceAll(/[\s,원]/g, '')
const wonOrNone = (typed: string): string | null => (wonOf(typed) === '' ? null : wonOf(typed))
/** Nothing that can be read is no weight. */
const gramsOf = (typed: string): number => Math.round(Number(typed.replace(/\s*kg$/i, '').trim() || Number.NaN) * 1000)

function rangesOf(typed: string): [string, string][] {
  const parts = typed.split(/[\n,]/).map((part) => part.replaceAll(/\s/g, ''))
  return parts.filter(Boolean).map((part) => {
    const [first = '', last = first] = part.split(/[-~–]/)
    return [first, last]
  })
}
