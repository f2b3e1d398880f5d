import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { termsOfBinding } from '#/domain/catalog/terms.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { Bindings } from './binding-figure.tsx'
import { BleedPair } from './bleed-pair.tsx'
import { FinishNow } from './finish-facts.tsx'
import { Folds } from './folds-figure.tsx'
import { Overprint } from './overprint.tsx'
import { Sizes } from './sizes-figure.tsx'

type Choices = NonNullable<Parameters<typeof catalogueOf>[0]['choiceChanges']>
const sold = (choiceChanges: Choices, closed: Readonly<Record<string, string>> = {}) => ({
  closed,
  catalogue: catalogueOf({ ...TARIFF, choiceChanges }),
})

test('the limits of a binding are those of the version that is sold by, and one that nobody can have says so', async () => {
  const perfect = findBinding('perfect')
  if (!perfect) throw new Error('perfect is in the opening list')
  const changed = { ...termsOfBinding(perfect), name: '떡제본', pages: { min: 24, max: 310 } }
  const taken = Object.fromEntries(
    KINDS.map(({ product, bindings }) => [product, { bindings: bindings.filter((id) => id !== 'hard') }]),
  )
  const screen = await render(
    <Bindings ids={['perfect', 'hard', 'sewn']} options={sold({ bindings: { perfect: changed }, kinds: taken })} />,
  )
  await expect.element(screen.getByText('떡제본')).toBeVisible()
  await expect.element(screen.getByText('24–310쪽, 2쪽씩')).toBeVisible()
  await expect.element(screen.getByText('지금은 받지 않는 제본입니다.')).toBeVisible()
  // Thread takes whole signatures only: the book that it is drawn on has such. Beside each book it is cut through.
  expect(screen.container.querySelectorAll('figure > div > svg')).toHaveLength(6)
  await expect.element(screen.getByRole('img', { name: '사철 제본을 위에서 본 단면' })).toBeVisible()
})

test('a finish that ran out says why, and one that no kind has is not promised', async () => {
  const without = Object.fromEntries(KINDS.map(({ product }) => [product, { finishes: [] }]))
  const closed = { foil: '박 필름이 다음 주에 들어옵니다.' }
  const screen = await render(
    <>
      <FinishNow id="foil" options={sold({}, closed)} />
      <FinishNow id="hole" options={sold({ kinds: without })} />
    </>,
  )
  await expect.element(screen.getByText(closed.foil)).toBeVisible()
  await expect.element(screen.getByText('지금은 받지 않는 후가공입니다.')).toBeVisible()
})

test('sizes are those that the kind has now, under the names of the shop', async () => {
  const trims = { a3: { id: 'a3', name: 'A3 벽보', size: { width: 300, height: 420 } } }
  const screen = await render(
    <Sizes product="D301" options={sold({ trims, kinds: { D301: { trims: ['a3', 'a2'] } } })} />,
  )
  await expect.element(screen.getByText('A3 벽보')).toBeVisible()
  await expect.element(screen.getByText('300 × 420 mm')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
})

test('every fold that is sold is drawn, and the hand opens them all', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <main>
      <Folds {...sold({}, { cross: '접지기를 고치고 있습니다.' })} />
    </main>,
  )
  for (const name of ['2단', '6단 병풍', '대문 4단'])
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
  await expect.element(screen.getByText('십자', { exact: true })).not.toBeInTheDocument()
  await screen.getByLabelText('접었다 펴 보세요').fill('100')
  await expect.element(screen.getByText('100 % 폄')).toBeVisible()
  await expectAccessible(screen.container)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a knife that is moved leaves white where the picture ends at the trim, and plates that are off where a hole is', async () => {
  const screen = await render(
    <main>
      <BleedPair />
      <Overprint />
    </main>,
  )
  await expect.element(screen.getByText('흰 줄', { exact: true })).toBeVisible()
  await screen.getByLabelText('칼을 움직여 보세요').fill('0')
  await expect.element(screen.getByText('아슬아슬')).toBeVisible()
  await screen.getByLabelText('판을 어긋나게 해 보세요').click()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByText('꼭 맞음')).toBeVisible()
  await expectAccessible(screen.container)
})
