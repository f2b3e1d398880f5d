import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import sharp from 'sharp'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInToAdmin, shot } from '../steps.ts'

/** The courier's work, which this journey is not about. */
async function arrive(orderNumber: string): Promise<void> {
  const { dataDir } = test.info().config.metadata as { dataDir: string }
  const file = (name: string) => readFileSync(`${dataDir}/postgres/${name}`, 'utf8')
  const port = Number(file('data/postmaster.pid').split('\n')[3])
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'shop', database: 'jikji', password: file('password') })
  await client.connect()
  await client.query(
    `update order_deliveries set state = 'delivered' where order_id = (select id from orders where number = $1)`,
    [orderNumber],
  )
  await client.end()
}

test('a buyer writes of what arrived, with a photo; the desk answers and hides it; the buyer deletes it', async ({
  page,
  browser,
}) => {
  await page.goto('/review')
  await expect(page.getByRole('heading', { name: '구매후기', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '1-before')
  await logInAsMember(page, '/mypage/order')
  const api = await memberApi(page)
  const { orderNumber } = await placeFlyer(api, 500)
  await arrive(orderNumber)
  await page.goto(`/mypage/order/${orderNumber}`)
  await page.getByRole('link', { name: '후기 쓰기' }).click()
  await page.getByRole('button', { name: '후기 올리기' }).click()
  await expect(page.getByText('점수를 골라 주세요.')).toBeVisible()
  await page.getByRole('group', { name: '전체' }).getByRole('radio', { name: /^4점/ }).check({ force: true })
  await page
    .getByRole('group', { name: /인쇄 색/ })
    .getByRole('radio', { name: /^5점/ })
    .check({ force: true })
  await page.getByLabel('어떠셨나요').fill('붉은색이 넓은데도 얼룩이 없었습니다.')
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#c43e00' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel('사진 고르기').setInputFiles({ name: 'flyer.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText('flyer.jpg')).toBeVisible()
  await page.getByLabel(/내 작업을 함께/).check({ force: true })
  await expectAccessible(page)
  await shot(page, '2-form')
  await page.getByRole('button', { name: '후기 올리기' }).click()
  const wall = page.getByRole('article')
  await expect(wall.getByText('붉은색이 넓은데도 얼룩이 없었습니다.')).toBeVisible()
  await expect(wall.getByRole('img', { name: /찍은 사진 1/ })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-wall')
  await page.goto('/product/flyer/option')
  await expect(page.getByRole('region', { name: '만들어 보신 분들' }).getByText('붉은색이')).toBeVisible()

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await logInToAdmin(desk, '/admin/reviews', 'admin')
  await desk.getByRole('button', { name: '답하기' }).first().click()
  await desk.getByLabel(/답변/).fill('고맙습니다.')
  await desk.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  await expect(desk.getByText('답: 고맙습니다.')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: '숨기기' }).first().click()
  await desk.getByLabel('숨기는 사유').fill('전화번호가 적혀 있음')
  await desk.getByRole('dialog').getByRole('button', { name: '숨기기' }).click()
  await expect(desk.getByText('숨김: 전화번호가 적혀 있음')).toBeVisible()
  await page.goto('/review')
  await expect(page.getByText('지금은 보이지 않습니다. 사유: 전화번호가 적혀 있음')).toBeVisible()
  await desk.getByRole('button', { name: '다시 보이기' }).first().click()
  await expect(desk.getByRole('button', { name: '숨기기' }).first()).toBeVisible()
  await desk.context().close()

  await page.reload()
  await expect(wall.getByText('고맙습니다.')).toBeVisible()
  await page.getByRole('link', { name: '수정' }).first().click()
  await page.getByRole('button', { name: '후기 삭제' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('후기를 삭제했습니다.')).toBeVisible()
  await expect(page.getByText('붉은색이 넓은데도')).toHaveCount(0)
})
