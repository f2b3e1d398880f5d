import { expect, type Page } from '@playwright/test'

const COUNTER = '/practice-gateway/deposits'
/** The first row is the head; the newest payment stands under it. */
const newestRow = (page: Page) => page.getByRole('table').first().getByRole('row').nth(1)

/**
 * The newest virtual account is paid at the counter of the practice bank. Ends when the bank has booked it: who goes on
 * earlier meets an older payment at the top.
 */
export async function payIn(page: Page): Promise<void> {
  await page.goto(COUNTER)
  await newestRow(page).getByRole('button', { name: '입금하기' }).click()
  await expect(newestRow(page).getByRole('button', { name: '입금 취소' })).toBeVisible()
}

/** The bank takes the newest deposit back. Ends when that account waits for money again. */
export async function takeBack(page: Page): Promise<void> {
  await page.goto(COUNTER)
  await newestRow(page).getByRole('button', { name: '입금 취소' }).click()
  await expect(newestRow(page).getByRole('button', { name: '입금하기' })).toBeVisible()
}
