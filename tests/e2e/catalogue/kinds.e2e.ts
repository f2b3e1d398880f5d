import { expect, type Page, test } from '@playwright/test'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { PRODUCT_KINDS, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { ExpectedFile } from '#/domain/print/expected-files.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { ARRIVED, BY_A_JOB, formIsLive, logInAsMember, openLive, press } from '../steps.ts'

const intoCart = async (page: Page) => {
  await press(page, '장바구니')
  await page.waitForURL((url) => url.pathname === '/mypage/cart')
}

const colourPagesOf = (spec: JobSpec, part: ExpectedFile['part'], pages: number): number =>
  part === 'inner'
    ? spec.parts.filter(({ role }) => role === 'body').reduce((sum, body) => sum + body.colourPages, 0)
    : pages

/** The files of the kind's first job, as its page asks for them, the inner or the sheet first. */
async function dropFiles(page: Page, product: ProductCode): Promise<void> {
  const spec = defaultSpec(product)
  let arrived = 0
  for (const { part, pages, trim } of geometryOf(spec).files) {
    const colour = colourPagesOf(spec, part, pages)
    const colourPages = Array.from({ length: colour }, (_, index) => index + 1)
    const file = await makePdf({ pages, width: trim.width, height: trim.height, colourPages })
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(pdfNamed(`${part}.pdf`, file))
    arrived += 1
    await expect(page.getByText(ARRIVED)).toHaveCount(arrived, BY_A_JOB)
  }
}

for (const { code, slug, name } of PRODUCT_KINDS) {
  test(`${name}: chosen on the option page and from files, both are in the cart`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await logInAsMember(page, '/mypage/cart', code === 'C413' ? 'nuri' : 'hanul')
    const items = page.getByRole('main').getByRole('checkbox', { name: /주문하기$/ })
    await page.goto(`/product/${slug}`)
    await page.waitForURL(new RegExp(`/product/${slug}/option\\?product-type=${code}`))
    await formIsLive(page)
    await intoCart(page)
    await expect(items.first()).toBeVisible()
    const before = await items.count()

    await openLive(page, `/product/${slug}/file`)
    await dropFiles(page, code)
    await expect(page.getByText('인쇄 불가')).toHaveCount(0)
    await intoCart(page)
    await expect(items).toHaveCount(before + 1)
    expect(problems).toEqual([])
  })
}
