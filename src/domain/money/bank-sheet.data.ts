/** What a column of a bank's list can hold. */
export const BANK_FIELDS = {
  at: '거래일시',
  time: '거래시각',
  deposit: '입금액',
  withdrawal: '출금액',
  name: '보낸 분',
  memo: '적요',
  balance: '잔액',
} as const
export type BankField = keyof typeof BANK_FIELDS
export const BANK_FIELD_IDS = Object.keys(BANK_FIELDS) as readonly BankField[]

/** Which column is which; the head of the column for each field that is used. */
export type BankColumns = { readonly [F in BankField]?: string }

/** Heads that Korean banks write, without spaces, from the surest to the least sure. */
export const BANK_HEADS: Readonly<Record<BankField, readonly string[]>> = {
  at: ['거래일시', '거래일자', '거래날짜', '거래일', '일시', '날짜', '일자', '이용일시'],
  time: ['거래시간', '거래시각', '시간', '시각'],
  deposit: ['입금액', '입금금액', '입금', '맡기신금액', '맡기신금액원', '입금원', '받은금액', '거래금액', '금액'],
  withdrawal: ['출금액', '출금금액', '출금', '찾으신금액', '지급금액', '지급액', '출금원', '보낸금액'],
  name: [
    '보낸분받는분',
    '의뢰인수취인',
    '보낸분',
    '의뢰인',
    '입금자',
    '입금자명',
    '거래기록사항',
    '기재내용',
    '통장메모',
    '거래내용',
    '내용',
    '상대계좌예금주명',
    '예금주명',
    '성명',
  ],
  memo: ['적요', '거래구분', '거래종류', '구분', '메모', '비고', '취급점', '거래점'],
  balance: ['거래후잔액', '잔액', '거래후잔고', '잔고', '남은금액', '잔액원'],
}
