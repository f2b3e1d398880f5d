import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import type { DocumentFact, DocumentLook, DocumentParty } from './business-document.ts'

/** Who runs the shop, as its settings say; what is not filled in yet is left out and never invented. */
export interface Supplier {
  readonly brand: string
  readonly name: string | null
  readonly ceo: string | null
  readonly businessNumber: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly email: string | null
  /** Where money is sent by bank transfer; nothing of it, or all. */
  readonly bank: {
    readonly bank: string | null
    readonly number: string | null
    readonly holder: string | null
  }
  readonly look: DocumentLook
}

/** 「○○은행 000-000 (예금주 ○○)」, for papers that somebody pays by; nothing where no account is filled in. */
export function accountFacts({ bank: { bank, number, holder } }: Supplier): readonly DocumentFact[] {
  return bank && number && holder ? [{ label: '입금 계좌', value: `${bank} ${number} (예금주 ${holder})` }] : []
}

export interface Receiver {
  readonly name: string
  readonly company: string | null
  readonly phone: string
  readonly email: string
  readonly address: string | null
  /** Where a tax paper was asked for; absent of a person. */
  readonly businessNumber?: string | null
}

export function supplierParty(supplier: Supplier): DocumentParty {
  const rows = [
    ['등록번호', supplier.businessNumber],
    ['대표자', supplier.ceo],
    ['주소', supplier.address],
    ['전화', supplier.phone],
    ['이메일', supplier.email],
  ] as const
  return {
    name: supplier.name ?? supplier.brand,
    honorific: '',
    facts: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  }
}

/** A company is addressed 귀중 with the person below it, a person 귀하. */
export function receiverParty(receiver: Receiver): DocumentParty {
  const facts: DocumentFact[] = []
  if (receiver.businessNumber) facts.push({ label: '등록번호', value: formatBusinessNumber(receiver.businessNumber) })
  if (receiver.company) facts.push({ label: '담당', value: receiver.name })
  facts.push({ label: '연락처', value: formatPhone(receiver.phone) }, { label: '이메일', value: receiver.email })
  if (receiver.address) facts.push({ label: '주소', value: receiver.address })
  return { name: receiver.company ?? receiver.name, honorific: receiver.company ? '귀중' : '귀하', facts }
}
