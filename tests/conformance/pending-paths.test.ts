import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { WEB_PATHS } from '#/contract/web-paths.ts'
import { PAGES } from '#/web/storefront/app/pages.ts'
import { REDIRECTS } from '#/web/storefront/app/redirects.ts'
import { PENDING_PATHS } from './pending-paths.data.ts'

describe('아직 없는 화면', () => {
  it('화면이 없는 주소와 이 목록이 정확히 같습니다', () => {
    const pending = WEB_PATHS.map((row) => row.path).filter((path) => !PAGES[path] && !REDIRECTS[path])
    expect(pending).toEqual([...PENDING_PATHS])
  })

  it('등록한 화면의 파일이 모두 있습니다', () => {
    for (const file of Object.values(PAGES)) {
      expect(existsSync(`src/web/storefront/features/${file}.page.tsx`), file).toBe(true)
      const part = file.split('/', 1)[0]
      expect(existsSync(`src/web/storefront/app/part-pages/${part}.ts`), `part-pages/${part}.ts`).toBe(true)
    }
  })

  it('레이아웃마다 파일이 있습니다', () => {
    for (const layout of new Set(WEB_PATHS.map((row) => row.layout)))
      expect(existsSync(`src/web/storefront/app/layouts/${layout}.layout.tsx`), layout).toBe(true)
  })
})
