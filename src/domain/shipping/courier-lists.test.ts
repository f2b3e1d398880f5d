import { describe, expect, it } from 'vitest'
import { courierRows, type ListedParcel } from './courier-rows.ts'
import { FIRST_EXPORT_COLUMNS } from './courier-sheet.data.ts'
import { columnsOf, columnsProblem, headRow, rowBy, useOf } from './read-columns.ts'

const PARCEL: ListedParcel = {
  orderNumber: '20261120-4F7M2A',
  name: '홍길동',
  phone: '010-1234-5678',
  zipcode: '04524',
  address: '서울 중구 세종대로 110 3층',
  boxes: 2,
  items: '서촌의 골목 A5',
  request: '부재 시 경비실',
  grams: 24_010,
  sender: { name: '우리 인쇄소', phone: '02-123-4567', address: '서울 중구' },
}

describe('a list for a courier', () => {
  it('has the columns of its template, a row for each address', () => {
    const [heads, first] = courierRows(FIRST_EXPORT_COLUMNS['04'] ?? [], [PARCEL])
    expect(heads?.slice(0, 3)).toEqual(['고객주문번호', '받는분성명', '받는분전화번호'])
    expect(first?.slice(0, 3)).toEqual(['20261120-4F7M2A', '홍길동', '010-1234-5678'])
    expect(courierRows([{ head: '중량', field: 'weight' }], [PARCEL])[1]).toEqual([24.1])
  })

  it('runs nothing that a customer typed', () => {
    const columns = [
      { head: '이름', field: 'name' },
      { head: '요청', field: 'request' },
    ] as const
    const evil = { ...PARCEL, name: '=HYPERLINK("http://x")', request: " '+cmd|' /C calc'!A0" }
    expect(courierRows(columns, [evil])[1]).toEqual(['HYPERLINK("http://x")', "cmd|' /C calc'!A0"])
    expect(courierRows(columns, [{ ...PARCEL, name: '＝1+1', request: '-2' }])[1]).toEqual(['1+1', '2'])
  })
})

describe('the columns of a list that comes back', () => {
  const HEADS = ['예약일자', '고객주문번호', '받는분', '받는분전화번호', '받는분주소', '품목명', '운송장번호', '운임']

  it('are known by the heads that couriers write, also below a title', () => {
    expect(headRow([['CJ대한통운 운송장 출력내역'], [], HEADS])).toBe(2)
    expect(useOf(HEADS, {})).toEqual([null, 'order', 'name', 'phone', null, null, 'waybill', null])
    expect(headRow([['날짜', '금액']])).toBeNull()
  })

  it('are as they were agreed to last time, before any guess', () => {
    const heads = ['운송장번호', '우리번호', '받는분', '집하번호']
    const use = useOf(heads, { order: '우리번호', waybill: '집하번호' })
    expect(use).toEqual([null, 'order', 'name', 'waybill'])
    expect(columnsOf(heads, use)).toEqual({ order: '우리번호', name: '받는분', waybill: '집하번호' })
  })

  it('have to say whose number it is', () => {
    expect(columnsProblem([null, 'order'])).toContain('송장번호')
    expect(columnsProblem(['waybill', 'name'])).toContain('주문번호 열')
    expect(columnsProblem(['waybill', 'name', 'phone'])).toBeNull()
    expect(rowBy(['waybill', null, 'order'], ['61', 'x', ' 20261120-4F7M2A '])).toEqual({
      order: '20261120-4F7M2A',
      name: '',
      phone: '',
      waybill: '61',
    })
  })
})
