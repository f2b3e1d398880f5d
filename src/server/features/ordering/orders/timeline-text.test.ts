import { expect, test } from 'vitest'
import { timelineText } from './timeline-text.ts'

const approved = { machine: 'file', event: 'approve', byKind: 'customer', note: '' } as const

test('an approved e-book is not printed', () => {
  expect(timelineText(approved)).toContain('인쇄합니다')
  expect(timelineText(approved, 'ebook')).toContain('내려받으실 수 있습니다')
  expect(timelineText({ ...approved, event: 'send-ebook', byKind: 'staff' }, 'ebook')).toContain('시안이 나왔습니다')
})
