import { describe, expect, it } from 'vitest'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { bindingText, canonicalJson } from './binding.ts'
import { isOpenFor, mayDo, PROOF_ACTS } from './permissions.ts'
import { isPinOn } from './pin.ts'
import { PROOF_EVENTS, PROOF_STATES } from './states.ts'
import { FIRST_PROOF_STATE, moveProof, PROOF_TRANSITIONS } from './transitions.ts'

describe('the table of proof states', () => {
  it('reaches every state from a new proof', () => {
    const reached = new Set([FIRST_PROOF_STATE])
    for (const state of reached) for (const next of Object.values(PROOF_TRANSITIONS[state])) reached.add(next)
    expect([...reached].toSorted()).toEqual([...PROOF_STATES].toSorted())
  })

  it('can bring every state to an approval', () => {
    for (const start of PROOF_STATES) {
      const reached = new Set([start])
      for (const state of reached) for (const next of Object.values(PROOF_TRANSITIONS[state])) reached.add(next)
      expect(reached, start).toContain('approved')
    }
  })

  it('lets nothing but a change of file or spec undo an approval', () => {
    const allowed = PROOF_EVENTS.filter((event) => moveProof('approved', event).ok)
    expect(allowed).toEqual(['withdraw'])
  })

  it('refuses to approve what the customer has not been shown', () => {
    expect(moveProof('draft', 'approve').ok).toBe(false)
    expect(moveProof('withdrawn', 'approve').ok).toBe(false)
  })
})

describe('who may do what on a proof', () => {
  it('lets only the customer or the partner approve, never staff', () => {
    expect(mayDo('approve', 'member')).toBe(true)
    expect(mayDo('approve', 'partner')).toBe(true)
    expect(mayDo('approve', 'staff')).toBe(false)
  })
  it('lets only staff make and publish versions', () => {
    for (const act of ['make', 'publish', 'assign'] as const) {
      expect(mayDo(act, 'member')).toBe(false)
      expect(mayDo(act, 'staff')).toBe(true)
    }
  })
  it('closes an approved proof for new versions but not for words', () => {
    const open = PROOF_ACTS.filter((act) => isOpenFor(act, 'approved'))
    expect(open).toEqual(['comment', 'resolve', 'assign'])
  })
})

describe('what a version is bound to', () => {
  const spec = { product: 'D304', copies: 100, parts: [] } as unknown as JobSpec
  it('does not depend on the order in which files or keys were written', () => {
    const a = { partId: 'cover', sha256: 'aa' }
    const b = { partId: 'body', sha256: 'bb' }
    expect(bindingText(spec, [a, b])).toBe(
      bindingText({ copies: 100, parts: [], product: 'D304' } as unknown as JobSpec, [b, a]),
    )
  })
  it('changes with one byte of a file, one copy more, or a file on another part', () => {
    const text = bindingText(spec, [{ partId: 'cover', sha256: 'aa' }])
    expect(bindingText(spec, [{ partId: 'cover', sha256: 'ab' }])).not.toBe(text)
    expect(bindingText({ ...spec, copies: 101 }, [{ partId: 'cover', sha256: 'aa' }])).not.toBe(text)
    expect(bindingText(spec, [{ partId: 'body', sha256: 'aa' }])).not.toBe(text)
  })
  it('leaves out what is undefined, as JSON does', () => {
    expect(canonicalJson({ b: undefined, a: [1, null] })).toBe('{"a":[1,null]}')
  })
})

describe('a pin', () => {
  it('lies on a page of the version, at most a little outside the trim', () => {
    expect(isPinOn({ page: 2, x: 0.5, y: 0 }, 2)).toBe(true)
    expect(isPinOn({ page: 1, x: -0.1, y: 1.1 }, 2)).toBe(true)
    expect(isPinOn({ page: 3, x: 0.5, y: 0.5 }, 2)).toBe(false)
    expect(isPinOn({ page: 1, x: 3, y: 0.5 }, 2)).toBe(false)
    expect(isPinOn({ page: 1, x: Number.NaN, y: 0.5 }, 2)).toBe(false)
  })
})
