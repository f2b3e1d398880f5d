import { describe, expect, it } from 'vitest'
import { textBook } from '#tests/support/pdf/make-books.ts'
import {
  cyclicTree,
  doubleFlateBomb,
  formBomb,
  giantPicture,
  manyPages,
  noPages,
  pngNamedPdf,
  truncated,
} from '#tests/support/pdf/make-hostile.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { DEFAULT_LIMITS } from '../content/budget.ts'

describe('files that mean harm, or are only broken', () => {
  it('refuses what is no PDF, and a PDF without pages', async () => {
    expect((await factsIn(pngNamedPdf())).problem).toBe('not-pdf')
    expect((await factsIn(new Uint8Array(0))).problem).toBe('not-pdf')
    expect((await factsIn(noPages())).problem).toBe('no-pages')
  })

  it('stops at content that unpacks to more than the limit', async () => {
    const facts = await factsIn(doubleFlateBomb(2 ** 28))
    expect(facts).toMatchObject({ problem: 'too-complex', pages: [] })
  })

  it('comes to an end with forms that multiply, and says what it did not see', async () => {
    const facts = await factsIn(formBomb(), { ...DEFAULT_LIMITS, operations: 200_000 })
    expect(facts).toMatchObject({ problem: null, pageCount: 1 })
    expect(facts.unreadable[0]).toContain('1쪽부터')
  })

  it('walks a tree and a form that contain themselves once', async () => {
    const facts = await factsIn(cyclicTree())
    expect([null, 'damaged', 'no-pages']).toContain(facts.problem)
    expect(facts.pages.length).toBeLessThanOrEqual(2)
  })

  it('says that a picture is too large to be drawn', async () => {
    expect((await factsIn(giantPicture())).unreadable[0]).toContain('40000 × 40000 픽셀로 너무 커서')
  })

  it('reads ten thousand pages', async () => {
    const facts = await factsIn(manyPages(10_000))
    expect(facts.pages).toHaveLength(10_000)
    expect(facts.pages[9999]?.blank).toBe(false)
  })

  it('reads what is left of a file that broke off, or says that it is broken', async () => {
    const facts = await factsIn(truncated(await textBook(3)))
    expect([null, 'damaged', 'no-pages']).toContain(facts.problem)
  })

  it('answers something for any damage in the middle', async () => {
    const whole = await textBook(2)
    for (let seed = 1; seed <= 12; seed++) {
      const broken = Buffer.from(whole)
      for (let hit = 0; hit < 40; hit++) broken[(seed * 7919 + hit * 104_729) % broken.length] = (seed * hit) & 0xff
      const facts = await factsIn(broken)
      expect(facts.bytes).toBe(whole.length)
    }
  })
})
