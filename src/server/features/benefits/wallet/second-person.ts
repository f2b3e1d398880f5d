import type { BenefitRulesRow } from './wallet.table.ts'

/** What is worth more than one person may give alone waits for another. */
export const wantsSecond = (
  worth: number,
  { secondPersonAbove }: Pick<BenefitRulesRow, 'secondPersonAbove'>,
): boolean => worth > secondPersonAbove
