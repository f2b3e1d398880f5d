import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

describe('a service that does not answer', () => {
  const clock = { at: 0 }
  const breaker = () => createBreaker({ silentCalls: 2, restMs: 100, now: () => clock.at })

  it('is not waited for again by everybody, but looked at by one after a rest', () => {
    const service = breaker()
    for (const _ of [1, 2]) {
      expect(service.mayCall()).toBe(true)
      service.silent()
    }
    expect(service.mayCall()).toBe(false)
    clock.at += 101
    expect([service.mayCall(), service.mayCall()]).toEqual([true, false])
    service.answered()
    expect([service.mayCall(), service.mayCall()]).toEqual([true, true])
  })

  it('rests again when the look finds it silent still', () => {
    const service = breaker()
    for (const _ of [1, 2]) service.silent()
    clock.at += 101
    expect(service.mayCall()).toBe(true)
    service.silent()
    expect(service.mayCall()).toBe(false)
  })

  it('is trusted as long as it answers now and then', () => {
    const service = breaker()
    for (let n = 0; n < 5; n += 1) {
      service.silent()
      service.answered()
    }
    expect(service.mayCall()).toBe(true)
  })
})
