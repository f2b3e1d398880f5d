import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Review } from '#/contract/support/reviews.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { HomeReviews } from './home-reviews.tsx'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }
const review = (id: string, faces: Review['faces']): Review => ({
  id,
  product: 'D413',
  rating: 5,
  scores: {},
  body: '책등 글자가 가운데에 왔습니다.',
  writer: '윤**',
  jobSummary: '책 100권',
  title: '서촌의 골목',
  spec: defaultSpec('D413'),
  faces,
  price: null,
  photos: [],
  answer: null,
  writtenAt: '2026-11-20T02:00:00.000Z',
  edited: false,
  example: false,
})
const SUMMARY = { count: 2, photos: 0, average: null, criteria: [] }

test('a work stands on the front page in its own cover where its owner shows it, and bare where not', async () => {
  const reviews = [review('shown', [{ place: 'front', page: 1, cut: WHOLE }]), review('kept', [])]
  const { container } = await render(
    <MemoryRouter>
      <HomeReviews heading="먼저 만들어 보신 분들" text={null} reviews={reviews} summary={SUMMARY} />
    </MemoryRouter>,
  )
  const [shown, kept] = container.querySelectorAll('li')
  await expect.poll(() => shown?.querySelector('image')?.getAttribute('href')).toBe('/api/reviews/shown/pages/1')
  await expect.poll(() => kept?.querySelectorAll('[aria-hidden] svg path').length).toBeGreaterThan(0)
  expect(kept?.querySelector('image')).toBeNull()
  expect(kept?.textContent).not.toContain('서촌의 골목')
})
