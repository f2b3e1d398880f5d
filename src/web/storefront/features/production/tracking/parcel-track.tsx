import type { TrackedParcel } from '#/contract/production/tracking.contract.ts'
import type { ParcelStage } from '#/domain/orders/parcel.ts'
import { Steps } from '#/web/ui/steps.tsx'

const STEPS = ['출고', '집화', '이동 중', '배송 출발', '배송 완료'] as const
const REACHED: Readonly<Record<ParcelStage, number>> = {
  waiting: 0,
  registered: 0,
  'picked-up': 1,
  moving: 2,
  'at-branch': 2,
  out: 3,
  delivered: STEPS.length,
  returned: 2,
  lost: 2,
}

/** How far a parcel is on its way to the door. */
export function ParcelTrack({ parcel }: { readonly parcel: Pick<TrackedParcel, 'stage'> }) {
  return <Steps label="배송 진행" steps={STEPS} current={REACHED[parcel.stage]} />
}
