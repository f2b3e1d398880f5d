import { expect, test } from 'vitest'
import { FILE_STATES } from '#/domain/orders/states.ts'
import { fileTurn } from './file-turn.ts'

test('files that were checked are done, whatever comes after', () => {
  for (const state of ['ready', 'proofing', 'waiting-customer', 'changes-asked', 'approved'] as const)
    expect(fileTurn([state]).who).toBe('done')
})

test('an order is as far as its slowest line', () => {
  expect(fileTurn(['ready', 'checking']).who).toBe('ours')
  expect(fileTurn(['ready', 'no-file', 'checking'])).toMatchObject({ title: '파일 올리기', who: 'yours' })
  expect(fileTurn(['no-file', 'problem']).title).toBe('파일 바꾸기')
})

test('no proof is spoken of where none is made', () => {
  expect(
    FILE_STATES.map((state) => fileTurn([state], { unseen: true }).text).filter((text) => text.includes('시안')),
  ).toEqual([])
})

test('nothing that still has to be done is told as done', () => {
  const before = FILE_STATES.filter((state) => fileTurn([state]).who !== 'done')
  expect(before).toEqual(['no-file', 'checking', 'problem', 'asked', 'material'])
})

test('a file that was never sent is asked for by name, and nothing is said to be wrong with another', () => {
  expect(fileTurn(['problem'], { missing: ['표지'] })).toEqual({
    title: '표지 파일 올리기',
    text: '파일이 오면 검사하고 시안을 준비합니다.',
    who: 'yours',
  })
  expect(fileTurn(['problem']).text).toContain('인쇄할 수 없는')
})
