import { describe, expect, it } from 'vitest'
import type { OwnParcel } from './find-parcel.ts'
import { judgeRows, type NumberedRow } from './judge-rows.ts'
import { GROUP_WORDS, VERDICTS } from './row-verdicts.data.ts'

const CJ = { courier: 'CJ대한통운', lengths: [10, 12], check: 'none' } as const

const parcel = (own: Partial<OwnParcel>): OwnParcel => ({
  deliveryId: own.orderNumber ?? 'd',
  orderNumber: '20261118-X4E7BC',
  name: '정유진',
  phone: '010-5120-6634',
  standing: 'ready',
  words: '',
  boxes: 1,
  numbers: [],
  ...own,
})

/** An order for three branches. */
const SPLIT = [
  parcel({ deliveryId: 'gangnam', orderNumber: '20261118-A36Q7F', name: '강남지점', phone: '010-2222-3333', boxes: 2 }),
  parcel({ deliveryId: 'jeju', orderNumber: '20261118-A36Q7F', name: '제주지점', phone: '010-8831-0027' }),
  parcel({ deliveryId: 'busan', orderNumber: '20261118-A36Q7F', name: '부산지점', phone: '010-4410-7756' }),
]
const ALL = [...SPLIT, parcel({})]

const row = (given: Partial<NumberedRow>): NumberedRow => ({
  line: 1,
  order: '20261118-X4E7BC',
  name: '정유진',
  phone: '010-5120-6634',
  waybill: '6123-0002-4205',
  ...given,
})

function judge(
  rows: readonly Partial<NumberedRow>[],
  parcels: readonly OwnParcel[] = ALL,
  taken = new Map<string, string>(),
) {
  return judgeRows(
    rows.map((given, at) => row({ line: at + 1, ...given })),
    { rule: CJ, parcels, taken },
  )
}
const verdicts = (...args: Parameters<typeof judge>) => judge(...args).map(({ verdict }) => verdict)

it('a parcel whose customer wrote something waits until somebody has read it, and the row says what', () => {
  const unread = [parcel({ standing: 'unread', words: '접지 말고 평평하게' })]
  expect(judge([{}], unread)).toMatchObject([{ verdict: 'unread', reason: '접지 말고 평평하게', box: null }])
  expect(VERDICTS.unread.group).toBe('stopped')
})

describe('a line of a courier list', () => {
  it('agrees by order number, name and phone together', () => {
    expect(judge([{}])).toMatchObject([{ verdict: 'match', digits: '612300024205', box: { number: 1, of: 1 } }])
  })

  it('goes to what was made again for the same person, and a number that the first parcel has stays that one’s', () => {
    const first = parcel({
      deliveryId: 'first',
      standing: 'other-day',
      words: '11월 18일 출고',
      numbers: ['612300024205'],
    })
    const again = parcel({ deliveryId: 'again' })
    expect(judge([{ waybill: '6123-0009-0001' }], [first, again])).toMatchObject([
      { verdict: 'match', parcel: { deliveryId: 'again' } },
    ])
    expect(judge([{}], [first, again])).toMatchObject([{ verdict: 'already', parcel: { deliveryId: 'first' } }])
  })

  it('is told from the other addresses of its order by name and phone', () => {
    const lines = ['강남지점', '제주지점', '부산지점'].map((name, at) => ({
      order: '20261118-A36Q7F',
      name,
      phone: SPLIT[at]?.phone ?? '',
      waybill: `61230002420${at}`,
    }))
    expect(judge(lines).map((judged) => judged.parcel?.deliveryId)).toEqual(['gangnam', 'jeju', 'busan'])
    expect(verdicts([{ order: '20261118-A36Q7F', name: '본사', phone: '02-555-0142' }])).toEqual(['several-places'])
  })

  it('fills the boxes of an address one after the other, and asks about one too many', () => {
    const line = { order: '20261118-A36Q7F', name: '강남지점', phone: '010-2222-3333' }
    const three = ['612300024201', '612300024202', '612300024203'].map((waybill) => ({ ...line, waybill }))
    expect(judge(three).map(({ verdict, box }) => [verdict, box?.number])).toEqual([
      ['match', 1],
      ['match', 2],
      ['box-more', 3],
    ])
  })

  it('wants a person where the phone or the name differs, and stops where both do', () => {
    expect(verdicts([{ phone: '010-5120-6643' }])).toEqual(['phone-differs'])
    expect(verdicts([{ name: '정유림' }])).toEqual(['name-differs'])
    expect(verdicts([{ name: '서지호', phone: '010-7220-1963' }])).toEqual(['person-differs'])
    expect(judge([{ name: '서지호', phone: '010-7220-1963' }])[0]?.reason).toContain('모두 다릅니다')
    expect(judge([{ name: '', phone: '' }])[0]).toMatchObject({
      verdict: 'person-differs',
      reason: '이름도 전화도 없어 견줄 수 없습니다. 그 열이 든 목록을 올려 주세요.',
    })
    expect(judge([{ phone: '' }])[0]?.reason).toBe('목록에 전화가 없습니다.')
  })

  it('agrees with names and phones that the courier has masked', () => {
    expect(verdicts([{ name: '정*진', phone: '010-****-6634' }])).toEqual(['match'])
  })

  it('is found by name and phone where it has no order number, and says so', () => {
    expect(judge([{ order: '' }])).toMatchObject([{ verdict: 'match', reason: '이름과 전화로 찾았습니다.' }])
    const twice = [parcel({}), parcel({ deliveryId: 'second', orderNumber: '20261119-9QX4HZ' })]
    expect(verdicts([{ order: '' }], twice)).toEqual(['several-places'])
  })

  it('never brings a telephone in as a number', () => {
    const judged = judge([{ waybill: '010-3345-9911' }, { waybill: '01051206634' }])
    expect(judged.map(({ verdict }) => verdict)).toEqual(['phone', 'phone'])
    expect(judged.every(({ box }) => box === null)).toBe(true)
  })

  it('does not use a number twice, neither of this list nor of another parcel', () => {
    const [first, second] = judge([{}, { order: '20261118-A36Q7F', name: '제주지점', phone: '010-8831-0027' }])
    expect([first?.verdict, second?.verdict]).toEqual(['match', 'same-number'])
    expect(second?.reason).toContain('1줄과 번호가 같습니다')
    expect(judge([{}], ALL, new Map([['612300024205', '20261101-OLD111']]))[0]?.reason).toContain('20261101-OLD111')
  })

  it('is passed over when it is in already, stopped when another number is', () => {
    const sent = [parcel({ standing: 'sent-today', numbers: ['612300024205'] })]
    expect(verdicts([{}], sent)).toEqual(['already'])
    expect(judge([{ waybill: '612300024999' }], sent)[0]?.reason).toContain('6123-0002-4205')
    expect(verdicts([{ waybill: '612300024999' }], sent)).toEqual(['other-number'])
  })

  it('is passed over when it is not of today, of no order of ours, a total or empty', () => {
    const gone = [parcel({ standing: 'other-day', words: '11월 19일 목요일에 출고한 주문입니다.', numbers: ['1'] })]
    expect(verdicts([{}], gone)).toEqual(['other-day'])
    expect(verdicts([{ order: '20261119-ZZ91KP' }, { order: 'ABC-1' }])).toEqual(['unknown', 'unknown'])
    expect(
      verdicts([
        { order: '합계', name: '', phone: '', waybill: '13' },
        { order: '', name: '', phone: '', waybill: '13' },
        { order: '', name: '', phone: '', waybill: '' },
      ]),
    ).toEqual(['total', 'total', 'blank'])
  })

  it('waits for what is still made', () => {
    const slow = [parcel({ standing: 'not-ready', words: '아직 보낼 수 없습니다: 제본 중' })]
    expect(judge([{}], slow)).toMatchObject([
      { verdict: 'not-ready', reason: '아직 보낼 수 없습니다: 제본 중', box: null },
    ])
  })
})

it('every verdict has a word and a group that is told', () => {
  for (const { group, word } of Object.values(VERDICTS)) {
    expect(GROUP_WORDS[group]).not.toBe('')
    expect(word).not.toBe('')
  }
})
