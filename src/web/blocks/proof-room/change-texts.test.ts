import { describe, expect, it } from 'vitest'
import type { ProofPageView, ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { asItCameText, changedPagesText, changesText } from './change-texts.ts'

const files = (...changes: readonly ('same' | 'changed')[]) =>
  changes.map((change, index) => ({ partId: index === 0 ? 'cover' : 'inner', change }))

describe('what a new version brings, in words', () => {
  it('says plainly that it is the same', () => {
    const same = { since: 1, files: files('same', 'same'), spec: false, none: true }
    expect(changesText(same)).toBe('v1에서 바뀐 것이 없습니다. 파일과 사양이 같습니다.')
  })

  it('names the files and the order', () => {
    const base = { since: 2, none: false }
    expect(changesText({ ...base, files: files('changed', 'same'), spec: false })).toBe('v2에서 바뀐 것: 표지 파일')
    expect(changesText({ ...base, files: files('changed', 'changed'), spec: true })).toBe(
      'v2에서 바뀐 것: 표지, 본문 파일, 사양',
    )
    expect(changesText({ ...base, files: files('same'), spec: true })).toBe(
      'v2에서 사양만 바뀌었습니다. 파일은 그대로입니다.',
    )
  })
})

describe('the pages that look otherwise', () => {
  const pages = (...changes: readonly ProofPageView['change'][]) =>
    changes.map((change, index) => ({ label: `${index + 1}쪽`, change }) as ProofPageView)

  it('are named, the first of many', () => {
    expect(changedPagesText(pages('same', 'changed', 'new'))).toBe('달라진 쪽: 2쪽, 3쪽')
    const many = changedPagesText(pages(...Array.from({ length: 9 }, () => 'changed' as const)))
    expect(many).toBe('달라진 쪽: 1쪽, 2쪽, 3쪽, 4쪽, 5쪽, 6쪽 등 9쪽')
  })

  it('are none, or not known', () => {
    expect(changedPagesText(pages('same', 'same'))).toBe('달라 보이는 쪽이 없습니다.')
    expect(changedPagesText(pages(null, null))).toBeNull()
    expect(changedPagesText(pages('same', null))).toBeNull()
  })
})

it('says which file is shown in the colours that it came in, and nothing where all are as printed', () => {
  const shown = (...came: readonly boolean[]) =>
    came.map(
      (asItCame, index) => ({ partId: index === 0 ? 'cover' : 'inner', asItCame }) as ProofVersion['files'][number],
    )
  expect(asItCameText(shown(false, false))).toBeNull()
  expect(asItCameText(shown(false, true))).toMatch(/^본문 파일은 무거워서 보내 주신 색 그대로/u)
  expect(asItCameText(shown(true, true))).toMatch(/^표지, 본문 파일은/u)
})
