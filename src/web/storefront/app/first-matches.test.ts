import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { WEB_PATHS } from '#/contract/web-paths.ts'
import { firstMatches } from './first-matches.ts'
import { buildRoutes } from './routes.tsx'

const routes = buildRoutes()
const idsOf = (matches: readonly { readonly route: { readonly id?: string } }[] | null) =>
  matches?.map(({ route }) => route.id)

describe('첫 화면의 경로', () => {
  it('경로표의 모든 주소에서, 그리고 없는 주소에서 라우터와 같은 답을 냅니다', () => {
    const places = [
      ...WEB_PATHS.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'a-1')),
      '/no/such/page',
      '/product',
      '/Product/Book/option',
      '/cust/',
      '//cust/faq',
      '/%63ust/faq',
    ]
    for (const pathname of places) {
      const matches = firstMatches(routes, { pathname })
      expect(idsOf(matches), pathname).toEqual(idsOf(matchRoutes(routes, { pathname })))
      expect(matches.map(({ params }) => params)).toEqual(
        matchRoutes(routes, { pathname })?.map(({ params }) => params),
      )
    }
  })

  it('라우터가 가진 그 경로를 돌려주어, 불러온 화면이 라우터에도 실립니다', () => {
    const [root, layout] = firstMatches(routes, { pathname: '/cust/faq' })
    expect(root?.route).toBe(routes[0])
    expect(routes[0]?.children).toContain(layout?.route)
    expect(routes[0]?.children?.length).toBeGreaterThan(1)
  })
})
