import type { ProofDetail } from '#/contract/prepress/proof.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { josa } from '#/lib/josa.ts'
import { daysAfter, seoulDay, seoulTime } from '#/lib/seoul-time.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

/** 「11.27 (금)」 of `2026-11-27`. */
export function dayText(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return `${Number(month)}.${Number(date)} (${weekday})`
}

/** 「오늘 14:00」, 「내일 14:00」, else 「11.23 (월) 14:00」. */
export function cutOffText(instant: string, now: Date): string {
  const at = new Date(instant)
  const day = seoulDay(at)
  const name = day === seoulDay(now) ? '오늘' : day === seoulDay(daysAfter(now, 1)) ? '내일' : dayText(day)
  return `${name} ${seoulTime(at)}`
}

/** 「9f3c 81ae 52d0 … 44d0」: enough to compare by eye, the whole of it is in the title. */
export function shortHash(sha256: string): string {
  const groups = [0, 4, 8].map((from) => sha256.slice(from, from + 4))
  return `${groups.join(' ')} … ${sha256.slice(-4)}`
}

/** 「200권을」: how many an approval is for, as its object. */
export const piecesText = ({ copies, product }: Pick<ProofDetail, 'copies' | 'product'>): string =>
  josa(`${formatCount(copies)}${kindOf(product).unit}`, '을/를')
