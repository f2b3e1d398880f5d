import fs from 'node:fs'
import { PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'

const FONT = new URL('../../../src/pdf/fonts/Pretendard-Regular.ttf', import.meta.url)
const BOLD = new URL('../../../src/pdf/fonts/Pretendard-Bold.ttf', import.meta.url)

export const PARAGRAPHS: readonly string[] = [
  '청주 흥덕사의 새벽은 쇠 녹는 냄새로 밝았다. 스님들은 밤새 꺼지지 않은 화로 곁에서 밀랍 어미자를 한 자 한 자 거푸집에 눌렀고, 주물사는 붉은 쇳물을 국자에 떠서 가느다란 물길로 흘려 넣었다.',
  '활자는 하루에 서른 자를 넘기지 못했다. 식은 거푸집을 깨뜨리면 나뭇가지처럼 이어진 글자들이 나왔고, 그것을 하나씩 떼어 줄로 다듬는 일은 늘 석찬의 몫이었다. 그는 손끝이 먼저 글자를 읽는다고 믿었다.',
  '판을 짜는 사람은 말이 없었다. 그는 글자와 글자 사이에 종이를 접어 끼우고, 줄이 기울면 다시 풀었다. 먹을 바르고 종이를 얹고 말총 뭉치로 문지르는 동안에도 방 안에는 숨소리만 오갔다.',
  '첫 장이 떨어져 나왔을 때 아무도 손뼉을 치지 않았다. 다만 묘덕이 오래도록 그 종이를 들여다보다가, 이 책은 우리보다 오래 살겠구나 하고 혼잣말을 했다.',
]

interface Novel {
  readonly pages: number
  readonly note?: boolean
  readonly picture?: Uint8Array
  /** Each line is written at one go and not driven to the edge; much quicker. */
  readonly ragged?: boolean
}

const [WIDTH, HEIGHT] = [419.5, 595.3]
const [LEFT, RIGHT, TOP, SIZE, LEADING] = [60, 360, 510, 10, 17]

/**
 * A novel as programs for books set it: justified, broken between syllables, first lines set in, running heads, page numbers, each
 * twelve pages a chapter, notes at the foot.
 */
export async function makeNovel({ pages, note = false, picture, ragged = false }: Novel): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const font = await document.embedFont(fs.readFileSync(FONT), { subset: true })
  const bold = await document.embedFont(fs.readFileSync(BOLD), { subset: true })
  const image = picture && (await document.embedPng(picture))
  const widthOf = letterWidths(font)
  const lines = brokenLines(widthOf)
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([WIDTH, HEIGHT])
    // Named once for the page: a font that is handed to each letter stands among the page's fonts as often as there are letters.
    page.setFont(font)
    const opens = number % 12 === 1
    page.drawText('직지의 밤', { x: LEFT, y: 560, size: 8 })
    page.drawText(String(number + 4), { x: 205, y: 30, size: 8 })
    let y = TOP
    if (opens) {
      page.drawText(`${Math.ceil(number / 12)}장 쇠가 글이 되다`, { x: LEFT, y: TOP - 10, size: 18, font: bold })
      y -= 80
    }
    if (image && number === 2) {
      page.drawImage(image, { x: 120, y: y - 120, width: 180, height: 120 })
      y -= 150
    }
    const foot = note && number === 1
    for (; y > (foot ? 130 : 70); y -= LEADING) draw(page, lines.next().value, y, { widthOf, ragged })
    if (foot) {
      page.drawText('1', { x: RIGHT + 2, y: y + LEADING + 4, size: 6 })
      page.drawText('1) 백운화상이 엮은 책을 금속활자로 찍었다.', { x: LEFT, y: 90, size: 8 })
    }
  }
  return document.save()
}

interface SetLine {
  readonly text: string
  readonly first: boolean
  readonly last: boolean
}

type WidthOf = (text: string) => number

/** Letters are set one by one, so their widths are added; each is measured once, for measuring takes longer than setting. */
function letterWidths(font: PDFFont): WidthOf {
  const widths = new Map<string, number>()
  const widthOfOne = (letter: string) => {
    const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, SIZE)
    widths.set(letter, width)
    return width
  }
  return (text) => [...text].reduce((sum, letter) => sum + widthOfOne(letter), 0)
}

interface Setting {
  readonly widthOf: WidthOf
  readonly ragged: boolean
}

function draw(page: PDFPage, { text, first, last }: SetLine, y: number, { widthOf, ragged }: Setting): void {
  const x = first ? LEFT + SIZE : LEFT
  if (ragged) return page.drawText(text, { x, y, size: SIZE })
  const room = RIGHT - x - widthOf(text)
  const gaps = Math.max(1, [...text].length - 1)
  const spread = last ? 0 : room / gaps
  let at = x
  for (const letter of text) {
    if (letter !== ' ') page.drawText(letter, { x: at, y, size: SIZE })
    at += widthOf(letter) + spread
  }
}

/** Without end, between syllables and not only between words. */
function* brokenLines(widthOf: WidthOf): Generator<SetLine, never> {
  for (let count = 0; ; count++) {
    const paragraph = PARAGRAPHS[count % PARAGRAPHS.length] ?? ''
    let rest = paragraph
    for (let first = true; rest !== ''; first = false) {
      const width = RIGHT - LEFT - (first ? SIZE : 0)
      let length = 1
      while (length < rest.length && widthOf(rest.slice(0, length + 1)) <= width) length++
      while (/[.,]/.test(rest[length] ?? '')) length--
      yield { text: rest.slice(0, length).trimEnd(), first, last: length >= rest.length }
      rest = rest.slice(length).trimStart()
    }
  }
}
