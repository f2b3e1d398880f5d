import { describe, expect, it } from 'vitest'
import { OWN_ID, tariffWithOwnPaper } from '#tests/support/catalog/own-paper.ts'
import { closableChoices, findClosable } from './closable-choices.ts'
import { defaultSpec } from './kinds.ts'
import { validateSpec } from './validate-spec.ts'

const reason = '종이가 떨어져 다음 주에 다시 팝니다.'
const messages = (closed: Record<string, string>) => {
  const answer = validateSpec(defaultSpec('D413'), { closed })
  return answer.ok ? [] : answer.error.map((issue) => issue.message)
}

describe('판매를 멈춘 선택', () => {
  it('이름표가 서로 겹치지 않습니다', () => {
    const choices = closableChoices()
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length)
  })

  it('사람이 더한 종이도 멈출 수 있습니다', () => {
    expect(findClosable(OWN_ID)).toBeUndefined()
    expect(findClosable(OWN_ID, tariffWithOwnPaper())?.name).toBe('한지모조 90 g')
  })

  it('멈춘 종이와 제본, 코팅이 든 사양은 까닭을 들어 받지 않습니다', () => {
    const [cover, body] = defaultSpec('D413').parts
    for (const id of [body?.paper, defaultSpec('D413').binding, cover?.coating.front]) {
      expect(messages({ [String(id)]: reason })).toContain(reason)
    }
  })

  it('다른 것이 멈춘 사양은 그대로 받습니다', () => {
    expect(messages({ 'yupo-150': reason, foil: reason })).toEqual([])
  })
})
