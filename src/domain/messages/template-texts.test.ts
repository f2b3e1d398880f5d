import { describe, expect, test } from 'vitest'
import { templateProblems } from './check-template.ts'
import { fillTemplate, safeValues } from './fill-template.ts'

const rules = { required: ['주문번호', '품목'], optional: ['안내'], text: '짧게' } as const
const sound = '{이름}님, {품목}입니다. {주문번호}'
const problems = (over: { subject?: string; mail?: string; text?: string }) =>
  templateProblems({ subject: '알림', mail: sound, text: sound, ...over }, rules)

describe('changed words', () => {
  test('may be saved with all that is needed', () => {
    expect(problems({})).toEqual({})
    expect(problems({ mail: `${sound}\n{안내}\n{링크}` })).toEqual({})
  })

  test('with an unknown field are refused by its name', () => {
    expect(problems({ mail: `${sound} {송장}` })).toEqual({ mail: '{송장}은 이 알림에 없는 항목입니다.' })
    expect(problems({ subject: '{주문 번호}' })).toEqual({ subject: '{주문 번호}는 이 알림에 없는 항목입니다.' })
  })

  test('without a field that is needed are refused by its name', () => {
    expect(problems({ text: '{이름}님, 나왔습니다.' })).toEqual({
      text: '꼭 들어가야 할 항목이 빠졌습니다: {주문번호}, {품목}',
    })
  })

  test('with a brace left open, empty or too long are refused', () => {
    expect(problems({ mail: `${sound} {주문번호` }).mail).toContain('중괄호')
    expect(problems({ mail: ' ' }).mail).toBe('내용을 적어 주세요.')
    expect(problems({ text: sound + '가'.repeat(900) }).text).toContain('900자')
    expect(problems({ subject: '두\n줄' }).subject).toContain('한 줄')
  })

  test('of a message that has no text message may stay without one', () => {
    const without = { ...rules, text: '' }
    expect(templateProblems({ subject: '알림', mail: sound, text: '' }, without)).toEqual({})
    expect(problems({ text: '' }).text).toBe('내용을 적어 주세요.')
  })
})

describe('filling in', () => {
  test('leaves out a line whose fields are all empty', () => {
    const texts = { subject: '{품목}', mail: '{이름}님\n{출고예정}\n담당 {담당자}\n끝', text: '' }
    expect(fillTemplate(texts, { 품목: '책', 이름: '윤서영', 출고예정: '', 담당자: '' }).mail).toBe('윤서영님\n끝')
  })

  test('keeps several lines of one field, and fills nothing in a second time', () => {
    const filled = fillTemplate({ subject: '', mail: '{변경일정}', text: '' }, { 변경일정: '하나\n{이름}', 이름: '윤' })
    expect(filled.mail).toBe('하나\n{이름}')
  })

  test('sends nobody’s link to strangers in the name of the shop', () => {
    for (const name of [
      'http://evil.example/x',
      '당첨 확인 evil.example',
      'www.evil',
      '확인 EVIL.KR',
      '당첨.com',
      '당첨.한국',
      'ｅｖｉｌ．ｃｏｍ',
      '10.0.0.1/x',
      'evil。kr',
    ])
      expect(safeValues({ 이름: name, 품목: '당첨 bit.ly/x', 승인자: name })).toEqual({
        이름: '고객',
        품목: '인쇄물',
        승인자: '검수자',
      })
    for (const 이름 of ['윤서영', '㈜한빛 3.0', 'J. Smith', '한빛(주)', '제2권. 끝.시작', '3.0.1판'])
      expect(safeValues({ 이름 })).toEqual({ 이름 })
    expect(safeValues({ 변경일정: '당첨 bit.ly/x: 11월 30일' }).변경일정).not.toContain('bit.ly')
    expect(safeValues({ 조회주소: 'https://courier.example/1' }).조회주소).toContain('courier.example')
  })
})
