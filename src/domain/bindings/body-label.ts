import type { BindingSet } from './binding-set.ts'
import { inColour } from './file-colour.ts'
import { planBinding } from './plan-binding.ts'

/** A file's name holds no more. */
const MOST_NAMED = 8

/** What the joined body is called: whoever prints and binds it reads from it where colour is and where the coloured leaves go. */
export function bodyLabel(set: BindingSet): string {
  const { places, dividersAfter } = planBinding(set)
  const coloured = set.files.flatMap((file, at) => {
    const place = places[at]
    return place && inColour(file, set.colour) > 0 ? `${place.first}–${place.last}` : []
  })
  const chosen = set.files.some(({ colour }) => colour !== null && colour !== set.colour)
  const notes = [
    chosen &&
      coloured.length > 0 &&
      `컬러는 ${coloured.length > MOST_NAMED ? `파일 ${coloured.length}개` : `${coloured.join('·')}쪽`}에만`,
    dividersAfter.length > 0 && `간지 ${dividersAfter.join('·')}쪽 뒤`,
  ].filter((note) => note !== false)
  return notes.length > 0 ? `본문 (${notes.join(', ')})` : '본문'
}
