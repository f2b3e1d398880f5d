import { numberOf, wordOf } from '../design-values.ts'
import { tint } from '../ink.ts'
import { rect, type Shape } from '../shape.ts'
import { oneLine, setColumn } from '../set-type.ts'
import { type CoverTemplate, type DrawFace, marginOf, scaleOf } from './cover-input.ts'
import { plainBack, plainFlap, plainSpine } from './plain-faces.ts'

/** How far below the top of its em the ink of a Hangul syllable begins, and how tall it is. */
const HEAD = 0.06
const TALL = 0.9

/** The first syllable of the title, as large as the page takes it. `place`: where it stands; `echo`: paler copies behind it. */
const front: DrawFace = (face, { params, values, ink, accent }) => {
  const margin = marginOf(face)
  const scale = scaleOf(face)
  const inner = { x: face.x + margin, width: face.width - 2 * margin }
  const echo = numberOf(params, 'echo', 0)
  const size = Math.min((inner.width - echo * 5) / 0.87, (face.height * 0.6) / TALL)
  const head = wordOf(params, 'place') === 'head'
  const top = head ? face.y + margin : face.y + face.height - margin - size * TALL - 17
  const letter = [...values.title.replaceAll(/\s/g, '')][0] ?? ''
  const copies = Array.from({ length: echo + 1 }, (_, at): Shape => {
    const back = echo - at
    return {
      kind: 'text',
      text: letter,
      // its side bearing is taken back, but not into the holes of a ring
      x: Math.max(face.x + 10.6, inner.x - size * 0.02) + back * 5,
      y: top + size * (TALL - HEAD) - back * 5,
      size,
      bold: true,
      align: 'start',
      fill: back === 0 ? accent : tint(accent, 0.55 - back * 0.14),
    }
  })
  const foot = face.y + face.height - margin
  const room = head ? foot - 10 - (top + size * TALL + 14) : top - face.y - margin
  const words = {
    ...inner,
    y: head ? top + size * TALL + 14 : face.y + margin,
    height: Math.min(face.height * 0.22, Math.max(9, room - 20 * scale)),
  }
  const title = setColumn(values.title, words, { size: 11 * scale, leading: 1.28, bold: true, fill: ink })
  const below = { ...inner, y: words.y + title.height + 5, height: 14 * scale }
  const subtitle = setColumn(values.subtitle, below, { size: 4.6 * scale, leading: 1.5, bold: false, fill: ink })
  const author = oneLine(values.author, { ...inner, y: foot }, { size: 4.4 * scale, bold: true, fill: ink })
  const rule = rect({ x: inner.x, y: foot - 8.4, width: inner.width, height: 0.35 }, ink)
  return [...copies, ...title.shapes, ...subtitle.shapes, ...(values.author === '' ? [] : [rule]), ...author]
}

export const LETTER: CoverTemplate = { front, back: plainBack, spine: plainSpine, flap: plainFlap }
