import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { autoProofByDefault, type CleanJob, eyesNeeded } from './eyes-needed.ts'

const clean: CleanJob = {
  spec: defaultSpec('D304'),
  material: false,
  findings: [],
  memo: '',
  overridden: false,
  openComments: 0,
  enabled: true,
}
const finding = (ruleId: string, severity: 'block' | 'fixable' | 'warn' = 'warn') => ({ ruleId, severity })

describe('a clean file gets its proof without a person', () => {
  it('unless the shop wants to make it by hand', () => {
    expect(eyesNeeded(clean)).toBeNull()
    expect(eyesNeeded({ ...clean, enabled: false })).toBe('off')
  })
  it('unless the customer wrote a wish', () => {
    expect(eyesNeeded({ ...clean, memo: '전화번호를 02-1234로 바꿔 주세요.' })).toBe('memo')
    expect(eyesNeeded({ ...clean, memo: ' \n' })).toBeNull()
  })
  it('unless the check found what the proof does not show', () => {
    expect(eyesNeeded({ ...clean, findings: [finding('small-text')] })).toBeNull()
    expect(eyesNeeded({ ...clean, findings: [finding('screen-colours', 'fixable')] })).toBeNull()
    expect(eyesNeeded({ ...clean, findings: [finding('overprint')] })).toBe('finding')
    expect(eyesNeeded({ ...clean, findings: [finding('bleed', 'fixable')] })).toBe('finding')
  })
  it('unless two people let a stopped file pass, or the shop made it of material', () => {
    expect(eyesNeeded({ ...clean, overridden: true })).toBe('override')
    expect(eyesNeeded({ ...clean, material: true })).toBe('material')
  })
  it('unless a comment waits for an answer', () => {
    expect(eyesNeeded({ ...clean, openComments: 1 })).toBe('comments')
  })
  it('unless folds or a worked area have to be looked at', () => {
    const [sheet] = clean.spec.parts
    if (!sheet) throw new Error('a flyer has a sheet')
    const folded = { ...clean.spec, parts: [{ ...sheet, fold: 'half' }] }
    const foiled = { ...clean.spec, parts: [{ ...sheet, finishes: [{ id: 'foil', area: { width: 60, height: 40 } }] }] }
    expect(eyesNeeded({ ...clean, spec: folded })).toBe('fold')
    expect(eyesNeeded({ ...clean, spec: foiled })).toBe('finish')
  })
  it('of a kind that is always folded, once the shop has switched it on', () => {
    expect(eyesNeeded({ ...clean, spec: defaultSpec('D302') })).toBeNull()
  })
  it('by default of every kind that is not folded', () => {
    expect(PRODUCT_CODES.filter((product) => !autoProofByDefault(product))).toEqual(['D302'])
  })
})
