import { expect, type Page, test } from '@playwright/test'
import { lockedBook, spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import {
  cyclicTree,
  deepNesting,
  doubleFlateBomb,
  giantPage,
  manyPages,
  noPages,
  pngNamedPdf,
  truncated,
} from '#tests/support/pdf/make-hostile.ts'
import { untypedBook } from '#tests/support/pdf/make-odd.ts'
import { pdfNamed } from '../make-pdf.ts'
import { ARRIVED, BY_A_JOB, expectAccessible, openLive, shot } from '../steps.ts'

interface BadFile {
  readonly name: string
  readonly make: () => Promise<Uint8Array> | Uint8Array
  /** What the customer reads. */
  readonly words: RegExp
}

const BAD: readonly BadFile[] = [
  { name: '암호.pdf', make: () => lockedBook('secret'), words: /암호가 걸려 있어 열 수 없습니다/ },
  { name: '사진.pdf', make: pngNamedPdf, words: /올리신 것은 PNG 사진 파일입니다. PDF로 저장해 다시 올려 주세요/ },
  { name: '빈 책.pdf', make: noPages, words: /쪽이 하나도 없는 파일입니다/ },
  {
    name: '끊긴 파일.pdf',
    make: async () => truncated(await textBook(6), 0.3),
    words: /손상되어 열 수 없습니다|이 비어 있습니다|크기가/,
  },
  { name: '폭탄.pdf', make: () => doubleFlateBomb(2 ** 28), words: /너무 복잡해서 검사를 마치지 못했습니다/ },
  { name: '셀 수 없는 쪽.pdf', make: () => untypedBook(4, 9), words: /열리지만 인쇄판에 앉힐 수 없습니다/ },
  { name: '깊은 상자.pdf', make: () => deepNesting(), words: /너무 복잡|손상되어|쪽인데|크기가/ },
  { name: '맴도는 쪽.pdf', make: cyclicTree, words: /손상되어|쪽이 하나도 없는|쪽인데|크기가|글자와 선|여백/ },
  { name: '거대한 쪽.pdf', make: giantPage, words: /크기가 .* mm로, 주문한|크기가/ },
]

const rubbish = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 0x41)])

const open = (page: Page) => openLive(page, '/product/book/file')

async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed(name, bytes))
}

test('each bad file is answered in plain words, and the cover beside it goes on', async ({ page }) => {
  test.setTimeout(900_000)
  await open(page)
  await drop(page, '끊긴 파일.pdf', rubbish())
  await expect(page.getByText(/손상되어 열 수 없습니다/).first()).toBeVisible(BY_A_JOB)
  const cover = page.locator('input[type=file]').last()
  await cover.setInputFiles(pdfNamed('표지.pdf', await spreadCover()))
  await expect(page.getByText('표지.pdf').first()).toBeVisible()
  for (const { name, make, words } of BAD) {
    await page.getByRole('button', { name: '내지 삭제' }).click()
    // The row of a refused file has a place for another one too, and goes a moment after the press.
    await expect(page.getByText('내지 파일을 골라 주세요')).toBeVisible()
    await drop(page, name, await make())
    await expect(page.getByText(words).first(), name).toBeVisible(BY_A_JOB)
    await expect(page.getByText(name).first()).toBeVisible()
  }
  await expect(page.getByText(ARRIVED).last()).toBeVisible(BY_A_JOB)
  await expectAccessible(page)
  await shot(page, '1-all')
})

test('a book of ten thousand pages is read, and the customer is told that it is too many', async ({ page }) => {
  await open(page)
  await drop(page, '만 쪽.pdf', manyPages(10_000))
  await expect(page.getByText(/10,000쪽|10000쪽/).first()).toBeVisible(BY_A_JOB)
  await expect(page.getByText(ARRIVED)).toBeVisible(BY_A_JOB)
})

test('a file over 2 GB is refused before a byte of it is sent', async ({ page }) => {
  await open(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/api\/files|\/storage\//.test(request.url())) sent.push(request.url())
  })
  // The browser is told that the file is that large; nobody has to write it.
  await page.evaluate(() => {
    const file = new File([new Uint8Array(10)], '너무 큰 책.pdf', { type: 'application/pdf' })
    Object.defineProperty(file, 'size', { value: 2 * 2 ** 30 + 1 })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no place for a file')
    Object.defineProperty(input, 'files', { value: [file] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText(/내지는 2 GB까지 올릴 수 있습니다. 이 파일은 2/)).toBeVisible()
  expect(sent).toEqual([])
})
