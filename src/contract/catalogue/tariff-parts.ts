import * as z from 'zod/mini'
import { instant } from '#/contract/rules/date-rules.ts'
import { text, wholeNumber } from '#/contract/text.ts'
import { marketPrice, promisesCompared, tariffComparison } from './tariff-comparison.schema.ts'

export const TARIFF_DESK = { who: 'staff', anyRight: ['tariffs'] } as const

export const versionName = () =>
  z.string().check(z.regex(/^\d{4}-\d{2}(\.\d{1,3})?$/, { error: '판 번호의 형식이 맞지 않습니다.' }))
export const versionParams = z.object({ version: versionName() })
export const draftParams = z.object({ id: z.uuid() })
export const revision = () => wholeNumber('고친 차례', { min: 1, max: 1_000_000_000 })

export const exportQuery = z.object({ format: z._default(z.enum(['csv', 'xlsx']), 'csv') })

/** What a version would mean: what is wrong with it, how near it is to the market, and the standard jobs under it and under the version in force. */
export const tariffReport = z.object({
  findings: z.array(z.object({ level: z.enum(['stop', 'look']), key: z.nullable(z.string()), message: z.string() })),
  /** Version it is compared with. */
  against: z.string(),
  comparison: tariffComparison,
  /** Its prices beside those that others have published. */
  market: z.array(marketPrice),
  promises: promisesCompared,
})

/** When and why a version is published; the same for a draft and for an older version that comes back. */
export const publishing = {
  /** The newest version that the publisher has seen; if somebody published since, CONFLICT. */
  latest: versionName(),
  /** Null: at once. */
  effectiveAt: z.nullable(instant('시작하는 때를 확인해 주세요.')),
  note: text('바꾼 사유', { max: 300 }),
}
export const published = z.object({ version: z.string(), effectiveAt: z.iso.datetime() })

export const draftTitle = () => text('초안 이름', { max: 60 })
