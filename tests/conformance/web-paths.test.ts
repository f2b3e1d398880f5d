import { describe, expect, it } from 'vitest'
import { WEB_PATHS, roleGuard, routerPath, safeFrom, to } from '#/contract/web-paths.ts'
import { WEB_PATH_TEXTS } from '#/contract/web-path-texts.data.ts'
import { ROLE_GATES } from '#/web/storefront/app/role-gates.ts'
import { REDIRECTS, withSearch } from '#/web/storefront/app/redirects.ts'
import { pageTitle } from '#/web/storefront/app/page-title.ts'
import { ADDITIONAL_PATHS, EXPECTED_PATHS } from './expected-paths.data.ts'

const expected = EXPECTED_PATHS.trim()
  .split('\n')
  .map((line) => {
    const [path, guard, layout, title] = line.split('\t')
    return { path, guard, layout, title }
  })

describe('화면 주소표', () => {
  it('명세의 160개 주소를 빠짐없이, 같은 가드와 레이아웃과 제목으로 가집니다', () => {
    expect(expected).toHaveLength(160)
    const ours = new Set<string>(ADDITIONAL_PATHS)
    const shown = WEB_PATHS.filter(({ path }) => !ours.has(path))
    expect(shown.map(({ path, guard, layout, title }) => ({ path, guard, layout, title }))).toEqual(expected)
  })

  it('그 밖의 주소는 여기에 적힌 것뿐이고, 명세의 주소와 겹치지 않습니다', () => {
    const others = WEB_PATHS.filter(({ path }) => !expected.some((row) => row.path === path))
    expect(others.map(({ path }) => path)).toEqual(ADDITIONAL_PATHS)
  })

  it('레이아웃 열네 가지를 모두 씁니다', () => {
    expect(new Set(WEB_PATHS.map((row) => row.layout)).size).toBe(14)
  })

  it('주소마다 무엇을 하는 곳인지 한 문장이 있습니다', () => {
    expect(Object.keys(WEB_PATH_TEXTS).toSorted()).toEqual(WEB_PATHS.map((row) => row.path).toSorted())
    expect(Object.values(WEB_PATH_TEXTS).every((text) => text.endsWith('.'))).toBe(true)
  })

  it('역할을 묻는 주소에는 모두 역할 규칙이 붙어 있고, 다른 주소에는 없습니다', () => {
    const guarded = WEB_PATHS.filter((row) => roleGuard(row.guard) !== null).map((row) => row.path)
    expect(Object.keys(ROLE_GATES).toSorted()).toEqual(guarded.toSorted())
  })

  it('역할 규칙은 주소표에 적힌 종류와 등급만 들여보냅니다', () => {
    for (const row of WEB_PATHS) {
      const wanted = roleGuard(row.guard)
      const gate = ROLE_GATES[row.path]
      if (!wanted || !gate) continue
      for (const type of ['GENERAL', 'BUSINESS', 'ACADEMY', 'HAMAMATH', 'MATHOLIC'] as const)
        for (const grade of [null, '0050', '0051', '0080'] as const) {
          const roles = [`ROLE_USER_TYPE_${type}` as const, ...(grade ? [`ROLE_GRADE_${grade}` as const] : [])]
          const may =
            wanted.types.includes(type) &&
            (wanted.grades.length === 0 || (grade !== null && wanted.grades.includes(grade)))
          expect(gate(roles).ok, `${row.path} ${roles.join(' ')}`).toBe(may)
        }
    }
  })

  it('고객센터와 마이페이지, 제품 이름은 명세가 정한 곳으로 이어집니다', () => {
    const codes = {
      academy: 'C413',
      book: 'D413',
      catalog: 'D303',
      flyer: 'D304',
      leaflet: 'D302',
      poster: 'D301',
      'rotary-book': 'D813',
      'single-sheet': 'D305',
    }
    expect(REDIRECTS).toEqual({
      '/cust': '/cust/notice',
      '/mypage': '/mypage/mySetting/',
      ...Object.fromEntries(
        Object.entries(codes).map(([slug, code]) => [
          `/product/${slug}`,
          `/product/${slug}/option?product-type=${code}`,
        ]),
      ),
    })
    expect(withSearch('/product/book/option?product-type=D413', '?from=x&product-type=Z')).toBe(
      '/product/book/option?from=x&product-type=D413',
    )
  })

  it('제목은 「화면 > 상호」입니다', () => {
    expect(pageTitle('공지사항', '직지프린트')).toBe('공지사항 > 직지프린트')
  })
})

describe('주소 만들기', () => {
  it('빈칸을 채우고 글자를 안전하게 바꿉니다', () => {
    expect(to('/cust/notice/{id}', { id: '가/나' })).toBe('/cust/notice/%EA%B0%80%2F%EB%82%98')
    expect(to('/member/login', {}, { from: '/a?b=1', x: undefined })).toBe('/member/login?from=%2Fa%3Fb%3D1')
    expect(() => to('/cust/notice/{id}', { id: '' })).toThrow(TypeError)
    expect(routerPath('/order/{orderNumber}/payment')).toBe('/order/:orderNumber/payment')
  })

  it('돌아갈 주소는 이 사이트를 벗어나지 않습니다', () => {
    expect(safeFrom('/mypage/order?page=2#x')).toBe('/mypage/order?page=2#x')
    for (const bad of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/a\\b',
      '/\t/evil.example',
      '',
      null,
      'mypage',
    ])
      expect(safeFrom(bad), String(bad)).toBeNull()
  })
})
