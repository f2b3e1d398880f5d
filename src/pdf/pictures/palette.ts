import { distance, lightness, type ColourRuns } from './colour-runs.ts'

/** At most 256 colours, and which of them each colour of the picture becomes. The first fills the most of the picture. */
export interface Palette {
  readonly colours: readonly number[]
  readonly entryOf: Uint8Array
}

/** The colours of a smoothed edge that differ by no more become one: some sixteen steps from paper to ink. */
const SPREAD = 16
const MOST_ENTRIES = 256

interface Entry {
  /** The colour others are compared with. */
  readonly first: number
  readonly reach: number
  readonly members: number[]
}

/**
 * Areas keep their colour exactly. Of the shades between paper and ink, which only smooth the edges of letters, those that
 * cannot be told apart are put together. null when there are too many even so.
 */
export function paletteOf({ colours, weights, areas }: Omit<ColourRuns, 'starts' | 'ids'>): Palette | null {
  const byLight = Array.from(colours.keys()).toSorted((a, b) => lightness(colours[b] ?? 0) - lightness(colours[a] ?? 0))
  const entries: Entry[] = byLight
    .filter((id) => areas[id])
    .map((id) => ({ first: colours[id] ?? 0, reach: SPREAD / 2, members: [id] }))
  const flat = entries.length
  for (const id of byLight) {
    if (areas[id]) continue
    const colour = colours[id] ?? 0
    const entry = entries.find(({ first, reach }) => distance(first, colour) <= reach)
    if (entry) entry.members.push(id)
    else if (entries.length < MOST_ENTRIES) entries.push({ first: colour, reach: SPREAD, members: [id] })
    else return null
  }
  if (entries.length > MOST_ENTRIES) return null
  const weight = ({ members }: Entry) => members.reduce((sum, id) => sum + (weights[id] ?? 0), 0)
  const named = entries.map((entry, index) => ({
    members: entry.members,
    colour: index < flat ? entry.first : meanOf(entry.members, colours, weights),
    weight: weight(entry),
  }))
  const sorted = named.toSorted((a, b) => b.weight - a.weight)
  const entryOf = new Uint8Array(colours.length)
  for (const [index, { members }] of sorted.entries()) for (const id of members) entryOf[id] = index
  return { colours: sorted.map(({ colour }) => colour), entryOf }
}

function meanOf(members: readonly number[], colours: Uint32Array, weights: Uint32Array): number {
  const sums = [0, 0, 0]
  let total = 0
  for (const id of members) {
    const weight = weights[id] ?? 0
    total += weight
    for (let channel = 0; channel < 3; channel++)
      sums[channel] = (sums[channel] ?? 0) + (((colours[id] ?? 0) >>> (channel * 8)) & 255) * weight
  }
  const [red, green, blue] = sums.map((sum) => Math.round(sum / total))
  return (red ?? 0) | ((green ?? 0) << 8) | ((blue ?? 0) << 16)
}
