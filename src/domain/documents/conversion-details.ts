import { formatWon } from '#/domain/money/format-won.ts'
import type { Krw } from '#/domain/money/krw.ts'

/** What a paper says below a job whose material was turned into a PDF. */
export const conversionDetails = (conversion: Krw): readonly string[] =>
  conversion > 0 ? [`자료를 PDF로 바꾸기 ${formatWon(conversion)} 포함 (부가세 별도)`] : []
