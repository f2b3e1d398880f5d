/** What a number ending like this practises. Every other number is delivered after some minutes. */
const ENDINGS = {
  '9990': 'quick',
  '9991': 'delayed',
  '9992': 'returned',
  '9993': 'lost',
  '9994': 'unknown',
  '9995': 'broken',
  '9996': 'garbled',
  '9997': 'slow',
} as const
export type ParcelPractice = (typeof ENDINGS)[keyof typeof ENDINGS] | null

export const parcelPractice = (number: string): ParcelPractice =>
  ENDINGS[number.slice(-4) as keyof typeof ENDINGS] ?? null

interface Stop {
  readonly level: number
  readonly where: string
  readonly kind: string
}

const WAY: readonly Stop[] = [
  { level: 1, where: '서울중구', kind: '운송장 접수' },
  { level: 2, where: '서울중구', kind: '집화 처리' },
  { level: 3, where: '대전HUB', kind: '간선 상차' },
  { level: 4, where: '종로중앙', kind: '배송지 도착' },
  { level: 5, where: '종로중앙', kind: '배송 출발' },
  { level: 6, where: '종로중앙', kind: '배송 완료' },
]

function wayOf(practice: ParcelPractice): readonly Stop[] {
  if (practice === 'delayed') return WAY.slice(0, 3)
  if (practice === 'returned') return [...WAY.slice(0, 5), { level: 3, where: '종로중앙', kind: '수취거절 반송' }]
  if (practice === 'lost') return [...WAY.slice(0, 3), { level: 3, where: '대전HUB', kind: '분실 사고 접수' }]
  return WAY
}

export interface Detail extends Stop {
  readonly time: number
  readonly timeString: string
}

/** What has happened by `now` to a parcel that was first asked for at `since`. */
export function detailsOf(number: string, since: number, now: number, stepMs: number): readonly Detail[] {
  const practice = parcelPractice(number)
  const step = practice === 'quick' ? Math.min(stepMs, 1_000) : stepMs
  return wayOf(practice)
    .map((stop, index) => ({ ...stop, time: since + index * step }))
    .filter(({ time }) => time <= now)
    .map((stop) => ({ ...stop, timeString: new Date(stop.time).toISOString().slice(0, 19).replace('T', ' ') }))
}
