import { expect, it } from 'vitest'
import { brandCart, brandHome, brandInfo, brandOfPath } from './brand-paths.ts'

it('the two brands of the specification have addresses of their own, others live under /brands', () => {
  expect([brandHome('hamamath'), brandInfo('hamamath'), brandCart('hamamath')]).toEqual([
    '/hamamath',
    '/hamamath/order-info',
    '/brands/hamamath/cart',
  ])
  expect(brandCart('matholic')).toBe('/matholic/cart')
  expect(brandHome('third')).toBe('/brands/third')
})

it('says of which brand a page is', () => {
  expect(brandOfPath('/hamamath/book/3')).toBe('hamamath')
  expect(brandOfPath('/brands/third/join')).toBe('third')
  expect(brandOfPath('/brands')).toBeNull()
  expect(brandOfPath('/brands/%E0%A4%A')).toBe('%E0%A4%A')
  expect(brandOfPath('/hamamathics')).toBeNull()
  expect(brandOfPath('/constructor')).toBeNull()
  expect(brandOfPath('/')).toBeNull()
})
