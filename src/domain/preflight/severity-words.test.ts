import { expect, it } from 'vitest'
import { PROOF_WORDS, SEVERITY_WORDS } from './severity-words.ts'

it('고치지 않은 것을 고쳤다고 말하지 않습니다', () => {
  for (const word of [...Object.values(SEVERITY_WORDS), ...Object.values(PROOF_WORDS)])
    expect(word).not.toMatch(/고침|고쳤/u)
})

it('시안에서는 고칠 수 있던 것도 확인할 것입니다', () => {
  expect(SEVERITY_WORDS.fixable).toBe('자동 수정 가능')
  expect(PROOF_WORDS.fixable).toBe('확인 필요')
})
