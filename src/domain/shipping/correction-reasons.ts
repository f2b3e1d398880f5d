/** Why a waybill is put right. */
export const CORRECTION_REASONS = {
  mistyped: '잘못 적음',
  relabelled: '라벨 다시 뽑음',
  'courier-changed': '택배사 바뀜',
} as const
export type CorrectionReason = keyof typeof CORRECTION_REASONS
export const CORRECTION_REASON_IDS = Object.keys(CORRECTION_REASONS) as readonly CorrectionReason[]
