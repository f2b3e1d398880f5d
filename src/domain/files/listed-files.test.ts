import { expect, test } from 'vitest'
import { listedFiles } from './listed-files.ts'

const file = (part: string, name: string, sha256 = name) => ({ part, name, sha256 })
const told = (...files: ReturnType<typeof file>[]) =>
  listedFiles(files).map(({ file: { name }, parts, original }) => [name, parts, original])

test('a picture and the page that was made of it are one file', () => {
  expect(told(file('sheet', '초여름.pdf'), file('original', '초여름.jpg'))).toEqual([
    ['초여름.pdf', ['sheet'], '초여름.jpg'],
  ])
})

test('the same content is listed once, with all that it is for', () => {
  expect(told(file('inner', '책.pdf', 'a'), file('cover', '책.pdf', 'a'), file('material', '글.hwp'))).toEqual([
    ['책.pdf', ['inner', 'cover'], null],
    ['글.hwp', ['material'], null],
  ])
})

test('nothing that was sent is left out', () => {
  expect(told(file('sheet', '새 파일.pdf'), file('original', '옛 그림.png'))).toEqual([
    ['새 파일.pdf', ['sheet'], null],
    ['옛 그림.png', ['original'], null],
  ])
})
