import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#tests/support/accessible.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { CutSlider } from './cut-slider.tsx'
import { FilePick } from './file-pick.tsx'
import { AdminPage } from './admin-page.tsx'
import { FactList } from './fact-list.tsx'
import { Note, Small } from './note.tsx'
import { PagedList } from './paged-list.tsx'
import { Row, RowList, RowTitle } from './row-list.tsx'
import { Section } from './section.tsx'
import { Segments } from './segments.tsx'
import { Stack } from './stack.tsx'
import { TextLink } from './text-link.tsx'
import { Toolbar } from './toolbar.tsx'

const list = { isPending: false, error: null, refetch: async () => null }

test('a page of parts has nothing wrong with it, on a phone and on a desk', async () => {
  const { container } = await render(
    <MemoryRouter>
      <main>
        <AdminPage title="견적" lead="모두 모았습니다." actions={<Button>새로 내기</Button>}>
          <Note role="status">값이 바뀌었습니다.</Note>
          <Section title="품목" aside={<Small as="span">두 건</Small>}>
            <RowList ruled>
              <Row picture={<svg width="56" height="56" aria-hidden="true" />} end="121,000원">
                <RowTitle>
                  <TextLink to="/">봄 안내 전단</TextLink>
                </RowTitle>
              </Row>
            </RowList>
          </Section>
          <Card title="금액">
            <FactList layout="sums" facts={[['공급가', '110,000원'], false, ['합계', '121,000원', 'strong']]} />
          </Card>
        </AdminPage>
      </main>
    </MemoryRouter>,
  )
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible(container)
  }
})

test('parts stand as far apart as their props say, and their own style stays', async () => {
  const { container } = await render(
    <>
      <Stack id="usual" />
      <Stack as="ul" id="close" gap={1} top={4} style={{ color: 'red' }} />
      <Toolbar id="wide" gap={5} />
      <Small top={2} size={12}>
        작은 글
      </Small>
      <Section title="서류" top={7} />
    </>,
  )
  const styleOf = (selector: string) => getComputedStyle(container.querySelector(selector) ?? container)
  expect(styleOf('#usual')).toMatchObject({ display: 'grid', rowGap: '16px', marginTop: '0px' })
  expect(styleOf('ul#close')).toMatchObject({ rowGap: '4px', marginTop: '16px', color: 'rgb(255, 0, 0)' })
  expect(styleOf('#wide')).toMatchObject({ display: 'flex', columnGap: '24px' })
  expect(styleOf('p')).toMatchObject({ fontSize: '12px', marginTop: '8px' })
  expect(styleOf('section')).toMatchObject({ marginTop: '48px' })
})

test('facts that do not apply are left out', async () => {
  await render(<FactList facts={[['은행', '신한'], null, false, ['예금주', '직지']]} />)
  expect(
    page
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['은행', '예금주'])
})

test('a list that could not be read says so and is asked for again', async () => {
  const refetch = vi.fn(async () => null)
  await render(
    <PagedList
      list={{ ...list, error: new Error('잠시 뒤 다시 해 주세요.'), refetch }}
      count={0}
      noun="주문"
      failed="불러오지 못했습니다"
      empty="없습니다"
    >
      줄
    </PagedList>,
  )
  await expect.element(page.getByRole('alert').getByText('불러오지 못했습니다')).toBeVisible()
  await expect.element(page.getByText('잠시 뒤 다시 해 주세요.')).toBeVisible()
  await page.getByRole('button', { name: '다시 시도' }).click()
  expect(refetch).toHaveBeenCalledOnce()
  expect(page.getByText('없습니다', { exact: true }).elements()).toEqual([])
})

test('a list shows its rows and the way to more of them, and its emptiness only when it is empty', async () => {
  const fetchNextPage = vi.fn(async () => null)
  const { rerender } = await render(
    <PagedList list={{ ...list, hasNextPage: true, fetchNextPage }} count={1} noun="주문" failed="" empty="없습니다">
      <p>한 줄</p>
    </PagedList>,
  )
  await expect.element(page.getByText('한 줄')).toBeVisible()
  await page.getByRole('button', { name: '주문 더보기' }).click()
  expect(fetchNextPage).toHaveBeenCalledOnce()
  await rerender(
    <PagedList list={list} count={0} noun="주문" failed="" empty="없습니다">
      <p>한 줄</p>
    </PagedList>,
  )
  await expect.element(page.getByText('없습니다')).toBeVisible()
})

test('the buttons of a toolbar follow each other under the keyboard', async () => {
  await render(
    <Toolbar role="group" aria-label="할 일">
      <Button>보내기</Button>
      <Button disabled>지우기</Button>
      <Button>닫기</Button>
    </Toolbar>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '보내기' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '닫기' })).toHaveFocus()
})

test('cards and sections are regions by their titles, or by the name that is given', async () => {
  await render(
    <>
      <Card title="결제">121,000원</Card>
      <Section title="배송">택배</Section>
      <Card title="계좌" aria-label="입금하실 계좌">
        110-123
      </Card>
      <Card as="div" title="상자">
        묶음
      </Card>
    </>,
  )
  const names = page
    .getByRole('region')
    .elements()
    .map((region) => region.getAttribute('aria-label') ?? region.textContent)
  expect(names).toEqual(['결제121,000원', '배송택배', '입금하실 계좌'])
  await expect.element(page.getByRole('region', { name: '결제' })).toBeVisible()
})

test('the same file may be chosen twice in a row', async () => {
  const onFiles = vi.fn()
  await render(
    <FilePick label="표지 파일 고르기" onFiles={onFiles}>
      파일 고르기
    </FilePick>,
  )
  const input = page.getByLabelText('표지 파일 고르기')
  const file = new File(['%PDF'], '표지.pdf', { type: 'application/pdf' })
  await userEvent.upload(input, file)
  await userEvent.upload(input, file)
  expect(onFiles).toHaveBeenCalledTimes(2)
})

test('arrows move the line between two pictures, and its place is said in words', async () => {
  await render(
    <div style={{ position: 'relative', height: 200 }}>
      <CutSlider label="앞뒤 비교" valueText={(cut) => `왼쪽 ${cut} %는 지금`} left="지금" right="고친 뒤">
        <i />
      </CutSlider>
    </div>,
  )
  const slider = page.getByRole('slider', { name: '앞뒤 비교' })
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '왼쪽 51 %는 지금')
})

test('segments are radio buttons: arrows move, and the one that is held has a ring', async () => {
  const onChange = vi.fn<(value: 'a' | 'b') => void>()
  const choices = [
    { value: 'a', label: '흑백' },
    { value: 'b', label: '컬러' },
  ] as const
  const { container } = await render(<Segments legend="색" value="a" choices={choices} onChange={onChange} />)
  await userEvent.tab()
  const held = page.getByRole('radio', { name: '흑백' }).element().closest('label')
  expect(held && getComputedStyle(held).outlineStyle).toBe('solid')
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenCalledWith('b')
  await expectAccessible(container)
})
