import { expect, it } from 'vitest'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { plainEndpaper, plainInsert } from '#/domain/catalog/kinds/parts.ts'
import { ENDPAPERS, INSERT_PAPERS } from '#/domain/catalog/kinds/paper-lists.data.ts'
import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import { cuttingList } from './cutting-list.ts'
import { imposeJob } from './impose-job.ts'

const withParts = (...parts: readonly PartSpec[]) => ({ ...BOOK.defaults, parts: [...BOOK.defaults.parts, ...parts] })

it('면지는 앞뒤 한 장씩 접어 붙이므로 두 쪽 폭에 갈아 낼 책등을 더해 자릅니다', () => {
  const spec = withParts(plainEndpaper(ENDPAPERS[0] ?? ''))
  expect(cuttingList(spec)).toMatchObject([
    { name: '면지', size: { width: 306, height: 216 }, folded: true, perCopy: 2, pieces: 200 },
  ])
  const [line] = cuttingList(spec)
  expect(line?.sheets).toBe(Math.ceil(200 / (line?.perSheet ?? 1)))
})

it('찍지 않는 간지는 재단 목록에, 찍는 간지는 판에 오릅니다', () => {
  const insert = plainInsert(INSERT_PAPERS[0] ?? '', 6)
  expect(cuttingList(withParts(insert))).toMatchObject([{ name: '간지', folded: false, perCopy: 3, pieces: 300 }])
  const printed = withParts({ ...insert, ink: { front: 1, back: 0 } })
  expect(cuttingList(printed)).toEqual([])
  const [plan] = imposeJob(printed, 'offset-dedicated', { insert: 3 })
  const pages = plan?.plan.forms.flatMap(({ sides }) => sides.flatMap((side) => side.pages.map(({ page }) => page)))
  expect([plan?.file, plan?.pages, new Set(pages)]).toEqual(['insert', '1–3쪽', new Set([1, 2, 3])])
  expect(plan?.plan.forms.every(({ copiesPerSheet, sheets }) => copiesPerSheet * sheets >= 100)).toBe(true)
})
