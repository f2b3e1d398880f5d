import { isBusinessNumber } from '#/domain/members/business-number.ts'
import { seoulClock } from '#/lib/seoul-time.ts'
import { type Practice, practiceOf } from './practice.ts'

/** What somebody asked for, as it came. */
export type Body = Readonly<Record<string, unknown>>

export interface Filed {
  readonly kind: 'invoice' | 'receipt'
  readonly corp: string
  readonly key: string
  readonly body: Body
  readonly practice: Practice
  readonly confirmNumber: string
  /** `yyyyMMddHHmmss` in Seoul. */
  readonly issuedAt: string
  readonly at: number
  withdrawn: boolean
  /** Of a receipt: what was taken back. */
  cancelled: number
}

export type Fault = { readonly code: number; readonly message: string }

const fault = (code: number, message: string): Fault => ({ code, message })

export interface ServiceSettings {
  readonly now: () => number
  /** From one state at the tax office to the next. */
  readonly stepMs: number
  readonly points: number
}

/** The papers of one practice service, and the rules by which it takes them. */
export class PaperService {
  readonly #papers = new Map<string, Filed>()
  readonly #settings: ServiceSettings
  #serial = 0
  points: number

  constructor(settings: ServiceSettings) {
    this.#settings = settings
    this.points = settings.points
  }

  find(kind: Filed['kind'], corp: string, key: string): Filed | null {
    return this.#papers.get(`${kind} ${corp} ${key}`) ?? null
  }

  all(): readonly Filed[] {
    return [...this.#papers.values()]
  }

  issueInvoice(corp: string, body: Body): Filed | Fault {
    const key = String(body['invoicerMgtKey'] ?? '')
    const wrong = this.#invoiceFault(corp, key, body)
    return wrong ?? this.#file('invoice', corp, key, body)
  }

  issueReceipt(corp: string, body: Body): Filed | Fault {
    const key = String(body['mgtKey'] ?? '')
    if (this.find('receipt', corp, key)) return fault(-14001019, '이미 사용 중인 문서번호입니다.')
    const identity = String(body['identityNum'] ?? '')
    if (!/^(01\d{8,9}|\d{10}|\d{13,19})$/.test(identity)) return fault(-14001004, '식별번호가 올바르지 않습니다.')
    return this.#common(body) ?? this.#file('receipt', corp, key, body)
  }

  /** Takes a receipt back that the tax office has; never more than is left of it. */
  revokeReceipt(corp: string, body: Body): Filed | Fault {
    const key = String(body['mgtKey'] ?? '')
    if (this.find('receipt', corp, key)) return fault(-14001019, '이미 사용 중인 문서번호입니다.')
    const number = body['orgConfirmNum']
    const original = this.all().find((paper) => paper.corp === corp && paper.confirmNumber === number)
    if (!original) return fault(-14001020, '원본 현금영수증이 존재하지 않습니다.')
    if (this.stateOf(original) !== 304)
      return fault(-14001021, '원본 현금영수증이 국세청에 전송되지 않아 취소할 수 없습니다.')
    const whole = Number(original.body['totalAmount'])
    const amount = body['isPartCancel'] === true ? Number(body['totalAmount']) : whole
    if (original.cancelled + amount > whole) return fault(-14001023, '취소할 금액이 원본 금액보다 큽니다.')
    const common = this.#common(body)
    if (common) return common
    original.cancelled += amount
    return this.#file('receipt', corp, key, body)
  }

  withdraw(paper: Filed): Fault | null {
    if (this.stateOf(paper) !== 300) return fault(-11000020, '발행취소할 수 있는 상태가 아닙니다.')
    paper.withdrawn = true
    return null
  }

  /** 300 issued, 303 on its way, 304 filed, 305 not taken, 600 withdrawn. */
  stateOf({ at, practice, withdrawn }: Filed): number {
    if (withdrawn) return 600
    const steps = Math.floor((this.#settings.now() - at) / this.#settings.stepMs)
    if (steps < 1) return 300
    if (steps < 2) return 303
    return practice === 'rejected' ? 305 : 304
  }

  #invoiceFault(corp: string, key: string, body: Body): Fault | null {
    if (this.find('invoice', corp, key)) return fault(-11001025, '이미 등록된 문서번호입니다.')
    if (body['invoicerCorpNum'] !== corp) return fault(-11001000, '회원의 사업자번호와 다릅니다.')
    if (!isBusinessNumber(String(body['invoiceeCorpNum'] ?? '')))
      return fault(-11001024, '공급받는자 사업자번호가 올바르지 않습니다.')
    if (!/^\d{8}$/.test(String(body['writeDate'] ?? ''))) return fault(-11001001, '작성일자가 입력되지 않았습니다.')
    if (Number(body['supplyCostTotal']) + Number(body['taxTotal']) !== Number(body['totalAmount']))
      return fault(-11001030, '합계금액이 맞지 않습니다.')
    if ([3, 4, 6].includes(Number(body['modifyCode'])) && Number(body['supplyCostTotal']) >= 0)
      return fault(-11001010, '환입과 계약의 해제는 음수 금액만 발행할 수 있습니다.')
    return this.#common(body)
  }

  #common(body: Body): Fault | null {
    const practice = practiceOf(body)
    if (practice === 'refuse') return fault(-11001099, '연습: 이 내용으로는 발행할 수 없습니다.')
    if (practice === 'no-points' || this.points < 1) return fault(-99000002, '잔여포인트가 부족합니다.')
    return null
  }

  #file(kind: Filed['kind'], corp: string, key: string, body: Body): Filed {
    const at = this.#settings.now()
    this.#serial += 1
    this.points -= 1
    const stamp = seoulClock(new Date(at)).toISOString().replaceAll(/\D/g, '').slice(0, 14)
    const serial = `${at % 100_000_000}${this.#serial}`.slice(-8).padStart(8, '0')
    const confirmNumber = kind === 'invoice' ? `${stamp.slice(0, 8)}41000000${serial}` : `T${serial}`
    const paper = { kind, corp, key, body, practice: practiceOf(body), confirmNumber, issuedAt: stamp, at }
    const filed: Filed = { ...paper, withdrawn: false, cancelled: 0 }
    this.#papers.set(`${kind} ${corp} ${key}`, filed)
    return filed
  }
}

export const isFault = (answer: Filed | Fault | null): answer is Fault => answer !== null && 'message' in answer
