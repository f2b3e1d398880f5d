import type { ParcelStage } from './parcel.ts'

/** Why a parcel needs a person. */
export const PARCEL_TROUBLES = ['returned', 'lost', 'delayed', 'unknown-number'] as const
export type ParcelTrouble = (typeof PARCEL_TROUBLES)[number]

export const PARCEL_TROUBLE_NAMES: Readonly<Record<ParcelTrouble, string>> = {
  returned: '반송',
  lost: '분실·사고',
  delayed: '배송 지연',
  'unknown-number': '송장번호 확인',
}

/** What the customer reads beside the parcel; staff looks after each of them. */
export const PARCEL_TROUBLE_WORDS: Readonly<Record<ParcelTrouble, string>> = {
  returned: '택배사에서 반송했습니다. 이유를 확인해 다시 보내 드립니다.',
  lost: '택배사에서 배송 사고로 등록했습니다. 담당자가 확인해 연락드립니다.',
  delayed: '예정보다 늦어지고 있어 택배사에 확인하고 있습니다.',
  'unknown-number': '택배사에 송장번호가 아직 없어 확인하고 있습니다.',
}

interface ParcelFacts {
  readonly stage: ParcelStage
  readonly late: boolean
  /** The courier has known nothing of the number for long. */
  readonly unknownForLong: boolean
}

export function troubleOf({ stage, late, unknownForLong }: ParcelFacts): ParcelTrouble | null {
  if (stage === 'returned' || stage === 'lost') return stage
  if (stage === 'delivered') return null
  if (unknownForLong && stage === 'waiting') return 'unknown-number'
  return late ? 'delayed' : null
}

/** These are over by themselves when the parcel is there after all. */
export const ENDS_BY_ARRIVAL: readonly ParcelTrouble[] = ['delayed', 'unknown-number']
