import { findParcel, type Found, indexParcels, type OwnParcel } from './find-parcel.ts'
import type { SheetRow } from './read-columns.ts'
import type { Verdict } from './row-verdicts.data.ts'
import { groupDigits, judgeWaybill, type WaybillRule } from './waybill-number.ts'

export interface NumberedRow extends SheetRow {
  /** Of the sheet, as people count them. */
  readonly line: number
}

export interface JudgedRow {
  readonly line: number
  readonly verdict: Verdict
  /** Why, in Korean; empty where all agrees. */
  readonly reason: string
  readonly digits: string
  readonly parcel: OwnParcel | null
  /** Which box of how many; null where it does not go in. */
  readonly box: { readonly number: number; readonly of: number } | null
}

interface Known {
  readonly rule: WaybillRule
  readonly parcels: readonly OwnParcel[]
  /** Numbers of this courier that other parcels have, with the order each is on. */
  readonly taken: ReadonlyMap<string, string>
}

/** What agrees between a courier's list and our parcels, row by row; a row sees those before it. */
export function judgeRows(rows: readonly NumberedRow[], { rule, parcels, taken }: Known): readonly JudgedRow[] {
  const index = indexParcels(parcels)
  const lines = new Map<string, number>()
  const boxes = new Map<string, number>()
  return rows.map((row) => {
    const found = findParcel(index, row)
    const judged = judgeRow(row, found, rule, { taken, lines, boxes })
    if (judged.box && found.parcel) boxes.set(found.parcel.deliveryId, judged.box.number)
    if (judged.parcel && judged.verdict !== 'already' && !lines.has(judged.digits)) lines.set(judged.digits, row.line)
    return judged
  })
}

interface Before {
  readonly taken: ReadonlyMap<string, string>
  readonly lines: ReadonlyMap<string, number>
  readonly boxes: ReadonlyMap<string, number>
}

function judgeRow(row: NumberedRow, found: Found, rule: WaybillRule, before: Before): JudgedRow {
  const { digits, problem, words } = judgeWaybill(rule, row.waybill, row.phone)
  const { parcel } = found
  const of = (verdict: Verdict, reason: string): JudgedRow => ({
    line: row.line,
    verdict,
    reason,
    digits,
    parcel,
    box: null,
  })
  const none = emptyRow(row)
  if (none) return of(none, '')
  if (!parcel) {
    const isUnnamed = found.why === 'person-differs' && row.name === '' && row.phone === ''
    return of(found.why, isUnnamed ? UNNAMED : NOT_FOUND[found.why])
  }
  if (parcel.numbers.includes(digits) && digits !== '') return of('already', '같은 번호가 이미 들어 있습니다.')
  if (parcel.standing === 'other-day') return of('other-day', parcel.words)
  if (parcel.standing === 'not-ready') return of('not-ready', parcel.words)
  if (parcel.standing === 'unread') return of('unread', parcel.words)
  if (problem && problem !== 'check-digit') return of(problem, words)
  const twice = sameNumber(digits, before)
  if (twice) return of('same-number', twice)
  const number = (before.boxes.get(parcel.deliveryId) ?? parcel.numbers.length) + 1
  if (parcel.numbers.length >= parcel.boxes)
    return of('other-number', `이미 넣은 번호 ${parcel.numbers.map(groupDigits).join(', ')}. 틀렸으면 바로잡아 주세요.`)
  return { ...of(...personVerdict(row, found, problem && words, number)), box: { number, of: parcel.boxes } }
}

function personVerdict(
  row: NumberedRow,
  found: Extract<Found, { parcel: OwnParcel }>,
  doubt: string | null,
  box: number,
): [Verdict, string] {
  if (!found.phone)
    return [
      'phone-differs',
      row.phone ? '주문번호와 이름은 같습니다. 라벨을 확인해 주세요.' : '목록에 전화가 없습니다.',
    ]
  if (!found.name)
    return ['name-differs', row.name ? '주문번호와 전화는 같습니다. 라벨을 확인해 주세요.' : '목록에 이름이 없습니다.']
  if (doubt) return ['check-digit', doubt]
  if (box > found.parcel.boxes) return ['box-more', `상자 ${found.parcel.boxes}개인 곳에 번호가 ${box}개입니다.`]
  return ['match', found.by === 'person' ? '이름과 전화로 찾았습니다.' : '']
}

const NOT_FOUND = {
  unknown: '우리 주문번호가 아닙니다.',
  'several-places': '보낼 곳이 여러 곳인데 이름과 전화로 가릴 수 없습니다.',
  'person-differs': '주문번호는 있지만 이름과 전화가 모두 다릅니다.',
} as const

const UNNAMED = '이름도 전화도 없어 견줄 수 없습니다. 그 열이 든 목록을 올려 주세요.'

function sameNumber(digits: string, { taken, lines }: Before): string | null {
  const line = lines.get(digits)
  if (line !== undefined) return `${line}줄과 번호가 같습니다. 상자마다 다른 번호가 필요합니다.`
  const order = taken.get(digits)
  return order === undefined ? null : `${order} 주문의 상자가 이미 쓰는 번호입니다.`
}

const TOTAL = /^(?:합계|총계|소계|총\s?합계|total|sum)/iu

function emptyRow({ order, name, phone, waybill }: SheetRow): 'total' | 'blank' | null {
  if (!order && !name && !phone && !waybill) return 'blank'
  if ([order, name, phone, waybill].some((cell) => TOTAL.test(cell))) return 'total'
  return !order && !name && !phone && /^[\d,]{1,6}$/.test(waybill) ? 'total' : null
}
