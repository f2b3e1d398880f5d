import { expect, it } from 'vitest'
import { pressSheet } from './press-sheets.data.ts'
import { signatureOn } from './signature-size.ts'

const A5 = { width: 148, height: 210 }
const SINKUK = { width: 152, height: 225 }

it('A5는 국전 한 면에 16쪽, A4는 8쪽이 앉습니다', () => {
  expect(signatureOn(pressSheet('kuk'), A5, 80, 2)).toEqual({ pages: 32, perSide: 16 })
  expect(signatureOn(pressSheet('kuk'), { width: 210, height: 297 }, 80, 2)).toEqual({ pages: 16, perSide: 8 })
})

it('신국판은 갈아 낼 자리와 앞마구리 3 mm를 모두 두면 국전에 8쪽, 46전에 16쪽입니다', () => {
  expect(signatureOn(pressSheet('kuk'), SINKUK, 80, 2)).toEqual({ pages: 16, perSide: 8 })
  expect(signatureOn(pressSheet('sasa'), SINKUK, 80, 2)).toEqual({ pages: 32, perSide: 16 })
  expect(signatureOn(pressSheet('kuk'), SINKUK, 80, 0)).toEqual({ pages: 32, perSide: 16 })
})

it('두꺼운 종이는 덜 접지만 한 면에 앉는 쪽수는 같습니다', () => {
  expect(signatureOn(pressSheet('kuk'), A5, 120, 2)).toEqual({ pages: 16, perSide: 16 })
})

it('쪽이 앉지 않는 종이에는 대수가 없습니다', () => {
  expect(signatureOn(pressSheet('kuk-2'), { width: 300, height: 500 }, 80, 2)).toBeNull()
})
