import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { koreanLetters } from '#/lib/korean-letters.ts'
import { closestWord, letterDistance } from './closest-word.ts'
import { excerptOf } from './excerpt.ts'
import { OTHER_WORDS } from './other-words.data.ts'
import { isInitials, rankOf, wordsWanted } from './rank.ts'

describe('letters', () => {
  test('a syllable that is still typed begins what it will be', () => {
    expect(koreanLetters('책등').startsWith(koreanLetters('책드'))).toBe(true)
    expect(koreanLetters('다리').startsWith(koreanLetters('달'))).toBe(true)
    expect(koreanLetters('과일').startsWith(koreanLetters('고'))).toBe(true)
    expect(koreanLetters('책등').startsWith(koreanLetters('책ㄷ'))).toBe(true)
    expect(koreanLetters('까치').startsWith(koreanLetters('ㄲ'))).toBe(true)
    expect(koreanLetters('PDF')).toBe('PDF')
    expect(koreanLetters('책')).toMatch(/^[a-z]{3}$/)
  })

  test('of a text and of its parts are the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[가-힣a-z0-9]{1,8}$/), fc.stringMatching(/^[가-힣a-z0-9]{1,8}$/), (a, b) => {
        expect(koreanLetters(a + b)).toBe(koreanLetters(a) + koreanLetters(b))
      }),
    )
  })
})

describe('the word that was meant', () => {
  test.each([
    ['도렌', '도련'],
    ['중쳘제본', '중철제본'],
    ['무선재본', '무선제본'],
    ['해상됴', '해상도'],
  ])('%s was %s', (wrong, right) => {
    expect(closestWord(wrong, ['중철제본', '도련과 안전영역', '무선제본은 어떤 책에', '해상도와 이미지'])).toBe(right)
  })

  test('is none where nothing is near, or where the word is too short to tell', () => {
    expect(closestWord('뷁쉙쉙', ['도련', '책등'])).toBeNull()
    expect(closestWord('박', ['막', '백'])).toBeNull()
  })

  test('the distance is the same both ways, and none from a word to itself', () => {
    const word = fc.stringMatching(/^[ㄱ-ㅎㅏ-ㅣ]{0,9}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(letterDistance(a, b, 20)).toBe(letterDistance(b, a, 20))
        expect(letterDistance(a, a, 20)).toBe(0)
        if (a !== b) expect(letterDistance(a, b, 20)).toBeGreaterThan(0)
      }),
    )
  })
})

test('other words are not said of themselves', () => {
  for (const [said, means] of Object.entries(OTHER_WORDS)) {
    expect(means).not.toBe(said)
    expect(said).toMatch(/^[가-힣a-z0-9]+$/)
  }
})

test('a title stands above a text, and a whole word above its letters', () => {
  const words = wordsWanted('책등')
  const ranks = [
    { title: '책등 두께', said: '' },
    { title: '얇은책등', said: '' },
    { title: '표지', said: '책등이 있습니다' },
    { title: '표지', said: '아무것도' },
  ].map((text) => rankOf(text, words))
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  expect(new Set(ranks).size).toBe(4)
})

test('words wanted are few, small and each once', () => {
  expect(wordsWanted('  PDF  pdf 3mm! a b c d e f')).toEqual(['pdf', '3mm', 'a', 'b', 'c'])
  expect(wordsWanted(' !? ')).toEqual([])
  expect(isInitials('ㅊㄷ')).toBe(true)
  expect(isInitials('ㅊ')).toBe(false)
})

test('an excerpt stands around the place, and never in the middle of a word', () => {
  const text = `${'앞말 '.repeat(30)}여기에 도련이 있고 ${'뒷말 '.repeat(60)}`
  expect(excerptOf(text, ['도련'])).toMatch(/^… 앞말 .*도련이 있고.*…$/)
  expect(excerptOf('짧은 글', ['없음'])).toBe('짧은 글')
  expect(excerptOf(text, ['도려'])).toContain('도련')
})
