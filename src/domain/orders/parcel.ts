/** How far a courier says a parcel is, in the order in which it goes; the last two end it otherwise. */
export const PARCEL_STAGES = [
  'waiting',
  'registered',
  'picked-up',
  'moving',
  'at-branch',
  'out',
  'delivered',
  'returned',
  'lost',
] as const
export type ParcelStage = (typeof PARCEL_STAGES)[number]

export const PARCEL_STAGE_NAMES: Readonly<Record<ParcelStage, string>> = {
  waiting: '택배사 접수 대기',
  registered: '접수',
  'picked-up': '집화',
  moving: '이동 중',
  'at-branch': '배송지 도착',
  out: '배송 출발',
  delivered: '배송 완료',
  returned: '반송',
  lost: '분실·사고',
}

/** Something that happened to a parcel, as its courier says. */
export interface ParcelEvent {
  readonly at: Date
  readonly place: string
  readonly text: string
  readonly stage: ParcelStage
}

const ON_ITS_WAY: readonly ParcelStage[] = ['picked-up', 'moving', 'at-branch', 'out']

export const isOnItsWay = (stage: ParcelStage): boolean => ON_ITS_WAY.includes(stage)

/** Nothing more will be heard of it. */
export const isEnded = (stage: ParcelStage): boolean =>
  stage === 'delivered' || stage === 'returned' || stage === 'lost'

/**
 * Whether all that goes to one place is there: each parcel was delivered, and together they carry every line of the place.
 * Else the first of two parcels would end the delivery before the second one has left.
 */
export function hasArrived(
  lineIds: readonly string[],
  parcels: readonly { readonly stage: ParcelStage; readonly lineIds: readonly string[] }[],
): boolean {
  const carried = new Set(parcels.flatMap((parcel) => parcel.lineIds))
  return parcels.every(({ stage }) => stage === 'delivered') && lineIds.every((id) => carried.has(id))
}
