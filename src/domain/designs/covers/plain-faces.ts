import type { DrawFace } from './cover-input.ts'
import { marginOf } from './cover-input.ts'
import { rect, type Shape } from '../shape.ts'
import { emsOf, oneLine, setColumn } from '../set-type.ts'
import type { Face } from '../cover-faces.ts'
import type { DesignInk } from '../ink.ts'

/** Words in the upper third and the author at the foot: the quiet back of most covers. */
export const plainBack: DrawFace = (face, { values, ink, accent }) => {
  const margin = marginOf(face) * 1.2
  const column = {
    x: face.x + margin,
    y: face.y + margin + 6,
    width: face.width - 2 * margin,
    height: face.height * 0.5,
  }
  const words = setColumn(values.back, column, { size: 4.2, leading: 1.75, bold: false, fill: ink })
  const mark = rect({ x: column.x, y: face.y + margin, width: 14, height: 1.2 }, accent)
  return [...(values.back === '' ? [] : [mark]), ...words.shapes, ...footAuthor(face, values.author, ink)]
}

export function footAuthor(face: Face, author: string, fill: DesignInk): readonly Shape[] {
  const margin = marginOf(face) * 1.2
  const at = { x: face.x + margin, y: face.y + face.height - margin, width: face.width - 2 * margin }
  return oneLine(author, at, { size: 4, bold: true, fill })
}

/** A spine takes type where a line of 9 points fits between its folds. */
const NARROWEST = 6

/** Title from the head, author from the foot. */
export const plainSpine: DrawFace = (face, { values, ink }) => spineType(face, values, ink)

export function spineType(
  face: Face,
  { title, author }: { readonly title: string; readonly author: string },
  fill: DesignInk,
): readonly Shape[] {
  if (face.width < NARROWEST) return []
  const length = face.height - 2 * 14
  const most = Math.min(7, (face.width - 3) / 0.92)
  const words = emsOf(title) + 2 + emsOf(author)
  const size = Math.min(most, length / words)
  if (size < 2.6) return []
  const x = face.x + face.width / 2 - size * 0.36
  const common = { kind: 'text', x, size, fill, turned: true } as const
  const foot = face.y + face.height - 14
  return [
    { ...common, text: title, y: face.y + 14, bold: true, align: 'start' },
    ...(author === ''
      ? []
      : [{ ...common, text: author, y: foot, size: size * 0.86, bold: false, align: 'end' } as const]),
  ]
}

/** The ground goes on over a flap. */
export const plainFlap: DrawFace = () => []
