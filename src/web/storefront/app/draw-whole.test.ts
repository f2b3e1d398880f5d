import { createElement, lazy, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { drawWhole } from './draw-whole.ts'

const Broken = () => {
  throw new Error('a part is broken')
}

describe('a page that cannot be drawn', () => {
  it('fails its own request and nothing else', async () => {
    await expect(drawWhole(createElement(Broken))).rejects.toThrow('a part is broken')
  })

  it('does so too when the broken part comes later', async () => {
    const Late = lazy(async () => {
      await new Promise((done) => setTimeout(done, 5))
      return { default: Broken }
    })
    const page = createElement(Suspense, { fallback: '…' }, createElement(Late))
    await expect(drawWhole(page)).rejects.toThrow('a part is broken')
  })
})
