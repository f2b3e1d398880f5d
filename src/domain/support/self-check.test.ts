import { expect, it } from 'vitest'
import {
  CHECK_NAMES,
  type CheckName,
  type CheckResult,
  countMarks,
  judgeClock,
  judgeFailed,
  judgeLive,
  judgePayment,
  judgePdf,
  judgePopup,
  judgeSpeed,
  judgeStorage,
  NOTHING_YET,
  type Results,
  resultText,
  verdictOf,
} from './self-check.ts'

const fine: CheckResult = { mark: 'ok', value: '됨', unit: '', means: '됩니다.', advice: '' }
const all = (changed: Partial<Record<CheckName, CheckResult>> = {}): Results => ({
  ...(Object.fromEntries(CHECK_NAMES.map((name) => [name, fine])) as Results),
  ...changed,
})

it('the heading says what the person wants to know', () => {
  expect(verdictOf(NOTHING_YET)).toContain('봐 드려요')
  expect(verdictOf({ ...NOTHING_YET, speed: { ...fine, mark: 'running' } })).toBe('하나씩 해 보고 있어요')
  expect(verdictOf(all())).toBe('이 브라우저로 주문할 수 있어요')
  expect(verdictOf(all({ popup: judgePopup(false) }))).toBe('새 창만 허용하면 주문할 수 있어요')
  expect(verdictOf(all({ payment: judgePayment(false, true) }))).toBe('결제창이 되면 주문할 수 있어요')
  expect(verdictOf(all({ clock: judgeClock(120_000) }))).toBe('주문할 수 있어요. 1가지만 살펴봐 주세요')
})

it('marks are counted, and what is not done yet is left', () => {
  expect(countMarks(all({ popup: judgePopup(false), clock: judgeClock(-90_000) }))).toEqual({
    ok: 5,
    warn: 1,
    bad: 1,
    left: 0,
  })
  expect(countMarks(NOTHING_YET).left).toBe(CHECK_NAMES.length)
})

it('speed is told by what a file of 100 MB takes', () => {
  const received = { bytes: 2_000_000, ms: 100 }
  expect(judgeSpeed({ bytes: 2_000_000, ms: 400 }, received)).toMatchObject({
    mark: 'ok',
    value: '40.0',
    means: expect.stringContaining('20초쯤'),
  })
  const slow = judgeSpeed({ bytes: 2_000_000, ms: 8000 }, received)
  expect(slow).toMatchObject({ mark: 'warn', means: expect.stringContaining('7분쯤') })
  expect(slow.advice).not.toBe('')
  expect(judgeSpeed({ bytes: 2_000_000, ms: 0 }, received).mark).toBe('ok')
})

it('whatever is not as it should be says what to do', () => {
  const bad = [
    judgePdf(0, 4, 100),
    judgeStorage(false, null),
    judgePopup(false),
    judgePayment(false, false),
    judgeLive(0, 0),
    judgeLive(3, 1),
    judgeClock(3_600_000),
    judgeFailed(),
  ]
  for (const { mark, advice } of bad) {
    expect(['warn', 'bad']).toContain(mark)
    expect(advice).not.toBe('')
  }
  const good = [
    judgePdf(4, 4, 800),
    judgeStorage(true, 5e9),
    judgeStorage(true, null),
    judgeLive(3, 400),
    judgeClock(900),
  ]
  for (const { mark, advice } of good) expect([mark, advice]).toEqual(['ok', ''])
})

it('the text has every check with its word and figure, and where it was looked at', () => {
  const text = resultText(['2026.11.20 13:17', '크롬 156'], {
    ...all(),
    popup: judgePopup(false),
    clock: NOTHING_YET.clock,
  })
  expect(text.split('\n')).toHaveLength(3 + CHECK_NAMES.length)
  expect(text).toContain('새 창: 안 됨 (막힘)')
  expect(text).toContain('시계: 대기')
  expect(text).toContain('크롬 156')
})
