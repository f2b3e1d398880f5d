/** What a column of a list for a courier can hold. */
export const EXPORT_FIELDS = {
  order: '주문번호',
  name: '받는 분',
  phone: '받는 분 전화',
  zipcode: '우편번호',
  address: '주소',
  boxes: '상자 수',
  items: '품목',
  request: '배송 요청',
  weight: '무게(kg)',
  fare: '운임 구분',
  senderName: '보내는 분',
  senderPhone: '보내는 분 전화',
  senderAddress: '보내는 분 주소',
  empty: '빈칸',
} as const
export type ExportField = keyof typeof EXPORT_FIELDS
export const EXPORT_FIELD_IDS = Object.keys(EXPORT_FIELDS) as readonly ExportField[]

export interface ExportColumn {
  /** As the courier's own program wants it. */
  readonly head: string
  readonly field: ExportField
}

const sender: readonly ExportColumn[] = [
  { head: '보내는분성명', field: 'senderName' },
  { head: '보내는분전화번호', field: 'senderPhone' },
  { head: '보내는분주소', field: 'senderAddress' },
]

/** Where a shop begins; contracts differ, so each shop changes them to its own form. */
export const FIRST_EXPORT_COLUMNS: Readonly<Record<string, readonly ExportColumn[]>> = {
  '04': [
    { head: '고객주문번호', field: 'order' },
    { head: '받는분성명', field: 'name' },
    { head: '받는분전화번호', field: 'phone' },
    { head: '받는분우편번호', field: 'zipcode' },
    { head: '받는분주소', field: 'address' },
    { head: '품목명', field: 'items' },
    { head: '박스수량', field: 'boxes' },
    { head: '운임구분', field: 'fare' },
    { head: '배송메세지', field: 'request' },
    ...sender,
  ],
  '05': [
    { head: '주문번호', field: 'order' },
    { head: '수하인명', field: 'name' },
    { head: '수하인전화', field: 'phone' },
    { head: '수하인우편번호', field: 'zipcode' },
    { head: '수하인주소', field: 'address' },
    { head: '상품명', field: 'items' },
    { head: '박스수', field: 'boxes' },
    { head: '지불조건', field: 'fare' },
    { head: '특기사항', field: 'request' },
  ],
  '08': [
    { head: '주문번호', field: 'order' },
    { head: '받는사람', field: 'name' },
    { head: '받는사람연락처', field: 'phone' },
    { head: '우편번호', field: 'zipcode' },
    { head: '주소', field: 'address' },
    { head: '상품명', field: 'items' },
    { head: '수량', field: 'boxes' },
    { head: '운임구분', field: 'fare' },
    { head: '배송메시지', field: 'request' },
  ],
  '01': [
    { head: '주문번호', field: 'order' },
    { head: '수취인명', field: 'name' },
    { head: '수취인 휴대전화', field: 'phone' },
    { head: '수취인 우편번호', field: 'zipcode' },
    { head: '수취인 주소', field: 'address' },
    { head: '내용품명', field: 'items' },
    { head: '중량(kg)', field: 'weight' },
    { head: '배송시 요청사항', field: 'request' },
  ],
}

/** For couriers without a form of their own. */
export const PLAIN_EXPORT_COLUMNS: readonly ExportColumn[] = [
  { head: '주문번호', field: 'order' },
  { head: '받는 분', field: 'name' },
  { head: '전화', field: 'phone' },
  { head: '우편번호', field: 'zipcode' },
  { head: '주소', field: 'address' },
  { head: '품목', field: 'items' },
  { head: '상자', field: 'boxes' },
  { head: '요청', field: 'request' },
]

/** What is read from a list that comes back. */
export const IMPORT_FIELDS = { order: '주문번호', name: '받는 분', phone: '전화', waybill: '송장번호' } as const
export type ImportField = keyof typeof IMPORT_FIELDS
export const IMPORT_FIELD_IDS = Object.keys(IMPORT_FIELDS) as readonly ImportField[]

/** Which column is which; the head of the column for each field that is used. */
export type ImportColumns = { readonly [F in ImportField]?: string }

/** Heads of the couriers' programs, without spaces, from the surest to the least sure. */
export const IMPORT_HEADS: Readonly<Record<ImportField, readonly string[]>> = {
  order: ['고객주문번호', '주문번호', '관리번호', '고객사주문번호', '주문no'],
  name: ['받는분', '받는분성명', '받는사람', '수하인명', '수하인', '수취인명', '수취인', '받는분이름', '수령인'],
  phone: [
    '받는분전화번호',
    '받는분전화',
    '받는분휴대폰',
    '받는사람연락처',
    '받는사람전화번호',
    '수하인전화',
    '수하인전화번호',
    '수취인휴대전화',
    '수취인전화번호',
    '휴대폰',
    '연락처',
    '전화번호',
    '전화',
  ],
  waybill: ['운송장번호', '송장번호', '운송장no', '등기번호', '접수번호', '운송장', '송장'],
}
