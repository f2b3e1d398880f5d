import type { Destination } from './sheet-values.ts'

const NEEDED = [
  ['receiver', '받는 분을 입력해 주세요.'],
  ['phone', '연락처를 입력해 주세요.'],
  ['zipcode', '우편번호를 입력해 주세요.'],
  ['address', '주소를 입력해 주세요.'],
] as const

export interface AddressGap {
  readonly path: `destinations.${number}.${(typeof NEEDED)[number][0]}`
  readonly message: string
}

/** The first field of an address that is still empty; what is fetched needs none. */
export function addressGap(destinations: readonly Destination[]): AddressGap | null {
  for (const [at, destination] of destinations.entries()) {
    if (destination.method === 'pickup') continue
    const gap = NEEDED.find(([name]) => destination[name].trim() === '')
    if (gap) return { path: `destinations.${at}.${gap[0]}`, message: gap[1] }
  }
  return null
}
