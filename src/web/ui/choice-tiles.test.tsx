import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#tests/support/accessible.ts'
import { CheckTiles, RadioTiles } from './choice-tiles.tsx'

const PAPERS = [
  { value: 'cream', label: '미색모조' },
  { value: 'art', label: '아트지', refused: '본문에는 쓸 수 없습니다.' },
  { value: 'white', label: '백색모조' },
] as const
type Paper = (typeof PAPERS)[number]['value']

function Papers() {
  const [paper, setPaper] = useState<Paper>('cream')
  return <RadioTiles legend="종이" choices={PAPERS} value={paper} onChange={setPaper} />
}

function ManyPapers() {
  const [papers, setPapers] = useState<readonly Paper[]>([])
  return <CheckTiles legend="종이" choices={PAPERS} values={papers} onChange={setPapers} />
}

test('arrows choose among tiles and skip what is refused', async () => {
  const { container } = await render(<Papers />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: '백색모조' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: '백색모조' })).toHaveFocus()
  await expectAccessible(container)
})

test('a refused tile says why and cannot be chosen', async () => {
  await render(<Papers />)
  const refused = page.getByRole('radio', { name: '아트지 본문에는 쓸 수 없습니다.' })
  await expect.element(refused).toBeDisabled()
  await expect.element(page.getByRole('group', { name: '종이' })).toBeVisible()
})

test('any number of tiles is ticked and unticked by the space bar', async () => {
  await render(<ManyPapers />)
  await userEvent.keyboard('{Tab} {Tab} ')
  await expect.element(page.getByRole('checkbox', { name: '미색모조' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: '백색모조' })).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: '백색모조' })).not.toBeChecked()
})
