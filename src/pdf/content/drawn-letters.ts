import type { SelectedFont } from './font-register.ts'
import type { Machine } from './machine.ts'

const MOST_LETTERS = 256
/** So far into a drawing stands the word that says whether it has colours of its own. */
const BEGINNING = 80
const OWN_COLOURS = /(?:^|\s)d0(?:\s|$)/u

/** Letters that bring colours of their own are read once a page, as a tile is: their colours count, their places do not. */
export function readDrawnLetters(machine: Machine, { drawings, resources }: SelectedFont): void {
  if (!drawings) return
  const { objects } = machine.reading
  for (const [name, value] of drawings.entries().slice(0, MOST_LETTERS)) {
    const letter = objects.stream(value)
    const key = `letter ${name.decodeText()} ${String(value)}`
    if (!letter || machine.done.has(key)) continue
    machine.done.add(key)
    const content = machine.decode(letter)
    if (!content || !OWN_COLOURS.test(new TextDecoder('latin1').decode(content.subarray(0, BEGINNING)))) continue
    const { record } = machine
    const outside = record.insideTile
    record.insideTile = true
    machine.runNested(letter, resources, () => undefined)
    record.insideTile = outside
  }
}
