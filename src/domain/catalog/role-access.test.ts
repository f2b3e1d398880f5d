import { describe, expect, it } from 'vitest'
import { PRODUCT_KINDS, type ProductSlug } from './product-kinds.ts'
import { hasRole, mayOpenHamamathBook, mayOpenMatholicRequest, mayOpenOption } from './role-access.ts'
import type { CustomerRole, CustomerType } from '#/domain/members/roles.ts'

const roles = (type: CustomerType, grade?: '0050' | '0051' | '0080'): CustomerRole[] =>
  grade ? [`ROLE_USER_TYPE_${type}`, `ROLE_GRADE_${grade}`] : [`ROLE_USER_TYPE_${type}`]

const opens = (who: readonly CustomerRole[]): readonly ProductSlug[] =>
  PRODUCT_KINDS.map((kind) => kind.slug).filter((slug) => mayOpenOption(slug, who).ok)

const SHEETS = ['catalog', 'flyer', 'leaflet', 'poster', 'single-sheet']

describe('who may open which option page (specification §6)', () => {
  it.each([
    ['a general member', roles('GENERAL'), ['book', 'rotary-book', ...SHEETS]],
    ['a business member', roles('BUSINESS'), ['book', 'rotary-book', ...SHEETS]],
    ['an academy waiting for approval', roles('ACADEMY'), SHEETS],
    ['an academy of grade 0050', roles('ACADEMY', '0050'), ['academy', ...SHEETS]],
    ['an academy of grade 0051', roles('ACADEMY', '0051'), ['academy', ...SHEETS]],
    ['an academy with the grade of another site', roles('ACADEMY', '0080'), SHEETS],
    ['a general member with an academy grade', roles('GENERAL', '0050'), ['book', 'rotary-book', ...SHEETS]],
    ['a math member', roles('HAMAMATH', '0080'), []],
  ])('%s', (_who, has, expected) => {
    expect(opens(has).toSorted()).toEqual(expected.toSorted())
  })

  it('says why a page is closed', () => {
    const why = (slug: ProductSlug, has: CustomerRole[]) => {
      const outcome = mayOpenOption(slug, has)
      return outcome.ok ? null : outcome.error.reason
    }
    expect(why('academy', roles('GENERAL'))).toBe('notAcademy')
    expect(why('academy', roles('ACADEMY'))).toBe('academyPending')
    expect(why('book', roles('ACADEMY'))).toBe('notGeneralBusiness')
    expect(why('flyer', roles('MATHOLIC'))).toBe('notGeneralBusinessAcademy')
  })

  it('speaks of the product that was asked for', () => {
    const said = (slug: ProductSlug, has: CustomerRole[]) => {
      const outcome = mayOpenOption(slug, has)
      return outcome.ok ? '' : outcome.error.message
    }
    expect(said('book', roles('ACADEMY'))).toBe(
      '일반·기업 회원이 아닙니다.\n책 주문은 일반·기업 회원만 할 수 있습니다.',
    )
    expect(said('flyer', roles('MATHOLIC'))).toContain('전단 주문은 일반·기업·학원 회원만')
    expect(said('academy', roles('ACADEMY'))).toBe('학원교재 주문은 가입 승인이 필요합니다.')
  })

  it('keeps the math sites to their members', () => {
    expect(mayOpenHamamathBook(roles('HAMAMATH', '0080')).ok).toBe(true)
    expect(mayOpenHamamathBook(roles('HAMAMATH'))).toMatchObject({ error: { reason: 'hamamathPending' } })
    expect(mayOpenHamamathBook(roles('MATHOLIC', '0080'))).toMatchObject({ error: { reason: 'notHamamath' } })
    expect(mayOpenMatholicRequest(roles('MATHOLIC')).ok).toBe(true)
    expect(mayOpenMatholicRequest(roles('GENERAL'))).toMatchObject({ error: { reason: 'notMatholic' } })
  })

  it('tests a member for one role or any of a list', () => {
    expect(hasRole(roles('GENERAL'), 'ROLE_USER_TYPE_GENERAL')).toBe(true)
    expect(hasRole(roles('GENERAL'), ['ROLE_USER_TYPE_BUSINESS', 'ROLE_USER_TYPE_GENERAL'])).toBe(true)
    expect(hasRole(roles('GENERAL'), [])).toBe(false)
  })
})
