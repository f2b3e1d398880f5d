import { expect, test } from 'vitest'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { changedRows, changedWords } from './changed-rows.ts'

const flyer: JobSpec = { ...FLYER.defaults, copies: 1000 }

test('only what differs is told, in the words of the ticket', () => {
  expect(changedRows(flyer, { ...flyer, copies: 3000 })).toEqual([{ label: '부수', from: '1,000장', to: '3,000장' }])
  expect(changedWords(flyer, { ...flyer, copies: 3000 })).toBe('부수 1,000장 → 3,000장')
})

test('another paper is told, though the job is called the same', () => {
  const [part] = flyer.parts
  if (!part) throw new Error('a flyer has a sheet')
  const heavier = { ...flyer, parts: [{ ...part, paper: 'art-150' }] } as JobSpec
  expect(changedWords(flyer, heavier)).toMatch(/아트지 100 g.* → .*아트지 150 g/)
})

test('what stands on no ticket is told as the way of printing', () => {
  expect(changedRows(flyer, flyer)).toMatchObject([{ label: '인쇄 방식' }])
})
