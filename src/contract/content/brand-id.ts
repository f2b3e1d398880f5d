import * as z from 'zod/mini'
import { text } from '#/contract/text.ts'
import { BRAND_ID_PATTERN } from '#/domain/brands/brand.ts'

/** Which brand; absent where it is the shop itself. */
export const brandId = () =>
  text('브랜드', { max: 30, pattern: { regex: BRAND_ID_PATTERN, message: '없는 브랜드입니다.' } })

/** Of which brand something was ordered; null is the shop itself. */
export const brandNamed = z.nullable(z.object({ id: z.string(), name: z.string() }))
