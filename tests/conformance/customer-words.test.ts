import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PROOF_LABELS } from '#/domain/proofs/states.ts'

/** Words that were read aloud and sounded wrong, and what shoppers and printers say instead. */
const WRONG: Readonly<Record<string, string>> = {
  '한 쪽씩 차례대로': '펼침면이 아니라 낱쪽으로 된 PDF를 올려 주세요.',
  '보내신 파일 그대로입니다': '업로드 완료 · 원본과 일치합니다',
  '로터리 책': '로터리 디지털 책',
  '윤전 책': '로터리 디지털 책',
  '판지에 싸여': '판지를 싸고 있어',
  '다른 일과 함께': '여러 주문을 한 판에 모아 인쇄해',
  '이 일만 따로': '내 주문만 단독 인쇄',
  '되는 방식 가운데': '자동 선택',
  '주문서에서 더하고 뺍니다': '배송비와 할인은 주문서에서 적용됩니다',
  '어느 단계에 있는지 봅니다': '주문 진행 상태를 확인하세요',
  '보낼 것': '보내는 상품',
  운송장: '송장번호',
  '표지 틀': '표지 템플릿',
  '바로 결제됩니다': '수단마다 쓰임을 말합니다',
  '입력 전': '비어 있으면 보이지 않습니다',
  '시안 확인 요청': '시안확인요청',
  '시안확인 요청': '시안확인요청',
  빼기: '삭제',
  거두기: '삭제, 취소',
}

/** Where customers read: the storefront, what it shares with the desk, messages and names of states. */
const READ = ['src/web/storefront', 'src/web/blocks', 'src/domain/orders', 'src/domain/proofs', 'src/domain/messages']
/** What staff alone read stands among the blocks too. */
const FOR_STAFF = 'src/web/blocks/staff-order/'

const sources = READ.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((path) => !path.includes('.test.') && !path.startsWith(FOR_STAFF))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('what customers read', () => {
  it.each(Object.entries(WRONG))('does not say %s but %s', (wrong) => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter(({ text }) => text.includes(wrong)).map(({ path }) => path)).toEqual([])
  })

  it('calls a proof that waits for the customer by one name', () => {
    expect(PROOF_LABELS.published).toBe('시안확인요청')
  })
})
