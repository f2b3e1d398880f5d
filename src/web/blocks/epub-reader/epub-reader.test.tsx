import { strToU8, strFromU8, unzipSync, zipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { reflowEpub } from '#/epub/write/reflow-epub.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { madeBook, METADATA } from '#tests/support/epub/made-book.ts'
import { EpubReader } from './epub-reader.tsx'

const book = reflowEpub(madeBook(), METADATA, null)
const inside = () => document.querySelector('iframe')?.contentDocument

const press = (key: string) => inside()?.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

async function openBook(source: Uint8Array = book) {
  const onPlace = vi.fn()
  await render(<EpubReader source={source} onPlace={onPlace} />)
  await expect.element(page.getByRole('button', { name: '다음' })).toBeVisible()
  await vi.waitFor(() => expect(inside()?.body.textContent).toContain('활자의 길'))
  return { onPlace, place: () => onPlace.mock.lastCall?.[0] }
}

it('turns pages by button and by key, over the ends of chapters, and tells where it is', async () => {
  const { place } = await openBook()
  await page.getByRole('button', { name: '다음' }).click()
  await vi.waitFor(() => expect(inside()?.querySelector('h1')?.textContent).toBe('1장 첫걸음'))
  expect(place()).toMatchObject({ chapter: '1장 첫걸음', page: '10', quote: '' })
  const before = place().progress
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(place().progress).toBeGreaterThan(before))
  expect(inside()?.documentElement.scrollLeft).toBeGreaterThan(0)
  press('Home')
  await expect.element(page.getByRole('button', { name: '이전' })).toBeDisabled()
  press('End')
  await vi.waitFor(() => expect(place().chapter).toBe('3장 첫걸음'))
})

it('goes to a chapter by the contents and to a note by its mark', async () => {
  const { place } = await openBook()
  await page.getByRole('button', { name: '차례' }).click()
  await expectAccessible(document.body)
  await page.getByRole('button', { name: '2장 첫걸음' }).click()
  await vi.waitFor(() => expect(place().chapter).toBe('2장 첫걸음'))
  expect(inside()?.querySelector('img')?.src).toMatch(/^blob:/)
  expect(inside()?.querySelector('table th')?.textContent).toBe('이름')
  await page.getByRole('button', { name: '차례' }).click()
  await page.getByRole('button', { name: '1장 첫걸음' }).click()
  await vi.waitFor(() => expect(place().chapter).toBe('1장 첫걸음'))
  inside()?.querySelector<HTMLElement>('a[data-fragment="note-1"]')?.click()
  await vi.waitFor(() => expect(place().progress).toBeGreaterThan(0.4))
})

it('makes letters larger, which makes more screens of a chapter', async () => {
  await openBook()
  await page.getByRole('button', { name: '다음' }).click()
  const screens = () => Number(/(\d+)\/(\d+)/.exec(document.querySelector('nav p')?.textContent ?? '')?.[2])
  await vi.waitFor(() => expect(screens()).toBeGreaterThan(1))
  const before = screens()
  await page.getByRole('button', { name: '글자 크게' }).click()
  await page.getByRole('button', { name: '글자 크게' }).click()
  await vi.waitFor(() => expect(screens()).toBeGreaterThan(before))
})

it('runs no script of a book and fetches nothing for it', async () => {
  const files = unzipSync(book)
  const evil = `<script>parent.document.title='taken'</script><img src="https://example.org/x.png" alt="밖" onerror="parent.document.title='taken'"/>
    <a href="javascript:alert(1)">눌러요</a><a href="https://example.org/">밖으로</a><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`
  const cover = strFromU8(files['EPUB/cover.xhtml'] ?? new Uint8Array()).replace('</body>', `${evil}</body>`)
  await openBook(zipSync({ ...files, 'EPUB/cover.xhtml': strToU8(cover) }))
  const shown = inside()
  expect(shown?.querySelectorAll('script, svg, iframe, [onerror], img[src]')).toHaveLength(0)
  expect([...(shown?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([null, null])
  expect(document.title).not.toBe('taken')
})

it('says of a broken file that it is broken', async () => {
  await render(<EpubReader source={new Uint8Array([1, 2, 3])} />)
  await expect.element(page.getByText('이 책은 펼 수 없어요')).toBeVisible()
})
