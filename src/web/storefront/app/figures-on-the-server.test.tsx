import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { FoldsFigure } from '#/web/blocks/guide-figures/folds-figure.tsx'
import { ShopOfPageContext } from '#/web/blocks/guide-figures/shop-of-page.ts'

test('the server draws what the page has read of the shop, not the opening list', () => {
  const html = renderToString(
    <ShopOfPageContext value={{ version: TARIFF, closed: { cross: '접지기를 고치고 있습니다.' } }}>
      <FoldsFigure />
    </ShopOfPageContext>,
  )
  expect(html).toContain('6단 병풍')
  expect(html).not.toContain('십자')
})
