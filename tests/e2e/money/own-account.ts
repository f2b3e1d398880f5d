import { expect, type Page } from '@playwright/test'
import { formatCsv } from '#/lib/csv.ts'

/** The shop names the account that customers send money to. */
export async function nameAccount(owner: Page): Promise<void> {
  await owner.goto('/admin/settings')
  await owner.getByLabel(/^은행/).fill('국민은행')
  await owner.getByLabel('계좌번호').fill('123-45-678901')
  await owner.getByLabel('예금주').fill('직지프린트')
  await owner.getByRole('button', { name: '저장' }).click()
  await expect(owner.getByText('설정을 저장했습니다.')).toBeVisible()
}

/** A list as the bank gives it, just now. */
export function bankList(rows: readonly (readonly [name: string, amount: number])[]): Buffer {
  const at = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  return Buffer.from(
    formatCsv([
      ['계좌번호', '123-45-678901'],
      ['거래일시', '적요', '보낸분/받는분', '출금액', '입금액', '거래후잔액'],
      ...rows.map(([name, amount], nth) => [at, '인터넷', name, '', amount.toLocaleString('ko-KR'), String(nth)]),
    ]),
  )
}
