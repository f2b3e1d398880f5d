/** A firm that an invoice is written to. */
export interface TaxFirm {
  readonly businessNumber: string
  readonly company: string
  readonly ceo: string
  readonly address: string
  /** 업태, 종목: as on the registration; may stay empty. */
  readonly businessType: string
  readonly businessItem: string
  readonly manager: string
  readonly email: string
}

/** Whom a receipt is written to: digits of a phone, of a business number, or nobody's number. */
export interface TaxPerson {
  readonly identity: string
  readonly email: string
}

export type TaxBuyer = TaxFirm | TaxPerson

export const isFirm = (buyer: TaxBuyer): buyer is TaxFirm => 'businessNumber' in buyer

/** Who writes it, whole: an invoice without one of these is not valid. */
export interface TaxSupplier {
  readonly businessNumber: string
  readonly company: string
  readonly ceo: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly businessType: string
  readonly businessItem: string
}

const WANTED = [
  ['businessNumber', '사업자등록번호'],
  ['company', '상호'],
  ['ceo', '대표자'],
] as const

/** Names of what the shop's settings still lack. */
export const missingOf = (supplier: TaxSupplier): readonly string[] =>
  WANTED.filter(([key]) => supplier[key] === '').map(([, label]) => label)
