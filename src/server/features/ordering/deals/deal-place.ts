import { AppError } from '#/contract/errors.ts'

/** Where a page of dealings ended: the time of a booking and its number in the books. */
export interface DealPlace {
  readonly at: Date
  readonly seq: number
}

export const writeDealPlace = ({ at, seq }: DealPlace): string => `${at.toISOString()}_${seq}`

/** INVALID_INPUT for anything that no list of ours gave out. */
export function readDealPlace(text: string): DealPlace {
  const [moment = '', number = ''] = text.split('_')
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()) || !/^\d{1,15}$/.test(number)) throw new AppError('INVALID_INPUT')
  return { at, seq: Number(number) }
}
