import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { jobTitleOrNone } from './job/job-title.schema.ts'
import { optionalText, text, wholeNumber } from './text.ts'

const messageOf = (schema: z.core.$ZodType, value: unknown) => {
  const outcome = z.core.safeParse(schema, value)
  return outcome.success ? null : outcome.error.issues[0]?.message
}

describe('what people type', () => {
  it('is trimmed and composed, so that a name typed on a Mac equals one typed on Windows', () => {
    expect(z.parse(text('이름', { max: 5 }), ` ${'가나'.normalize('NFD')} `)).toBe('가나')
  })

  it('names the field in its messages', () => {
    expect(messageOf(text('이름', { max: 5 }), '  ')).toBe('이름을 입력해 주세요.')
    expect(messageOf(text('이름', { max: 5 }), undefined)).toBe('이름을 입력해 주세요.')
    expect(messageOf(text('주소', { max: 2 }), '가나다')).toBe('주소는 2자 이하여야 합니다.')
    expect(messageOf(wholeNumber('부수', { min: 1, max: 10 }), '0')).toBe('부수는 1 이상이어야 합니다.')
    expect(messageOf(wholeNumber('부수', { min: 1, max: 10 }), 'a')).toBe('부수는 숫자여야 합니다.')
  })

  it('never holds the character that a database cannot store', () => {
    expect(messageOf(text('이름', { max: 5 }), 'a\0b')).toBe('이름에 쓸 수 없는 문자가 있습니다.')
    expect(messageOf(text('요청', { max: 9, multiline: true }), 'a\0b')).toBe('요청에 쓸 수 없는 문자가 있습니다.')
  })

  it('never holds half a character, as a text cut within an emoji does', () => {
    expect(messageOf(text('이름', { max: 5 }), '가\ud83d')).toBe('이름에 쓸 수 없는 문자가 있습니다.')
    expect(messageOf(text('요청', { max: 9, multiline: true }), '\ude00\n')).toBe('요청에 쓸 수 없는 문자가 있습니다.')
    expect(z.parse(text('이름', { max: 5 }), '가😀')).toBe('가😀')
  })

  it('never reads the other way round than it is written, also where a program put its marks around a copied number', () => {
    expect(z.parse(text('파일 이름', { max: 20 }), '견적\u202egpj.zip')).toBe('견적gpj.zip')
    expect(z.parse(text('전화', { max: 20 }), '\u202a010-1234-5678\u202c')).toBe('010-1234-5678')
    expect(messageOf(text('이름', { max: 5 }), '\u2067\u2069')).toBe('이름을 입력해 주세요.')
  })

  it.each([
    ['a space of no width', '\u200b'],
    ['joiners', '\u200d\u200c'],
    ['the filler of Hangul', '\u3164'],
    ['a hyphen that only may be', '\u00ad \u00ad'],
    ['the blank of braille', '\u2800'],
    ['a choice between shapes', '\ufe0f'],
  ])('is nothing where only %s stands, which no list could show', (_, unseen) => {
    expect(messageOf(text('작업명', { max: 9 }), unseen)).toBe('작업명을 입력해 주세요.')
    expect(z.parse(optionalText('메모', { max: 9 }), unseen)).toBeNull()
    expect(z.parse(jobTitleOrNone(), unseen)).toBeNull()
    // Within a word they may belong to it.
    expect(z.parse(text('작업명', { max: 9 }), `가${unseen}나`)).toBe(`가${unseen}나`)
  })

  it('keeps lines only where lines are wanted', () => {
    expect(messageOf(text('이름', { max: 9 }), 'a\nb')).toBe('이름에 쓸 수 없는 문자가 있습니다.')
    expect(z.parse(text('요청', { max: 9, multiline: true }), 'a\r\nb')).toBe('a\nb')
  })

  it('may be left empty where it is optional', () => {
    const memo = optionalText('메모', { max: 9 })
    expect([undefined, null, ' ', '안녕'].map((value) => z.parse(memo, value))).toEqual([null, null, null, '안녕'])
  })

  it('reads a number from a query string', () => {
    expect(z.parse(wholeNumber('부수', { min: 1, max: 10 }), '7')).toBe(7)
    const won = wholeNumber('한도', { min: 0, max: 1_000_000_000 })
    expect(z.parse(won, '30,000,000')).toBe(30_000_000)
    for (const typed of ['3,00', ',300', '3,0000', '3,,000'])
      expect(messageOf(won, typed)).toBe('한도는 숫자여야 합니다.')
  })
})
