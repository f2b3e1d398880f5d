import { describe, expect, it } from 'vitest'
import { chooseCourier, trackingUrlOf } from './courier-choice.ts'
import { COURIERS } from './couriers.data.ts'

const couriers = COURIERS.map((courier, position) => ({ ...courier, position, active: true }))

describe('a courier and a number as staff paste them', () => {
  it('are understood by code or by name, with spaces and hyphens', () => {
    expect(chooseCourier(couriers, 'CJ 대한통운', '6123-4567-8901').trackingNumber).toBe('612345678901')
    expect(chooseCourier(couriers, '01', '6123456789012').courier.name).toBe('우체국택배')
  })
  it('are refused when the number has the wrong length, naming the courier', () => {
    expect(() => chooseCourier(couriers, '로젠택배', '123')).toThrow('로젠택배')
    expect(() => chooseCourier(couriers, '한진택배', null)).toThrow('적어 주세요')
  })
  it('are refused when nobody knows the courier', () => {
    expect(() => chooseCourier(couriers, '번개택배', '1')).toThrow('찾지 못했습니다')
  })
  it('need no number for a messenger', () => {
    expect(chooseCourier(couriers, '퀵서비스', null).trackingNumber).toBeNull()
  })
})

describe('the link to the courier', () => {
  it('carries the number', () => {
    const { courier, trackingNumber } = chooseCourier(couriers, '04', '612345678901')
    expect(trackingUrlOf(courier, trackingNumber)).toBe(
      'https://trace.cjlogistics.com/next/tracking.html?wblNo=612345678901',
    )
  })
  it('has one place for the number in every template', () => {
    for (const courier of COURIERS)
      if (courier.trackingUrl) expect(courier.trackingUrl.split('{no}'), courier.name).toHaveLength(2)
  })
})
