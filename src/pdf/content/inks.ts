import { PLATES, type Paint } from './paint.ts'

/** How much of each ink, from 0 to 1. */
export type Inks = ReadonlyMap<string, number>

/** What a paint puts down; null when that depends on a conversion. */
export function inksOf({ space, values }: Paint): Inks | null {
  switch (space.kind) {
    case 'gray':
      return new Map([['Black', 1 - (values[0] ?? 0)]])
    case 'cmyk':
      return new Map(PLATES.map((plate, index) => [plate, values[index] ?? 0]))
    case 'inks':
      return new Map(
        space.inks.flatMap((name, index) => {
          const amount = values[index] ?? 1
          if (name === 'None') return []
          return name === 'All' ? PLATES.map((plate) => [plate, amount] as const) : [[name, amount] as const]
        }),
      )
    default:
      return null
  }
}

/** How paint and what is below it come together: empty inks of CMYK leave those below, named inks take their place. */
export type Adding = 'overprint' | 'multiply'

export function added(below: Inks, paint: Paint, above: Inks, how: Adding): Inks {
  const sum = new Map(below)
  const passesOver = paint.space.kind === 'cmyk'
  for (const [name, amount] of above) {
    const under = below.get(name) ?? 0
    if (how === 'multiply') sum.set(name, under + amount - under * amount)
    else if (amount > 0 || !passesOver) sum.set(name, amount)
  }
  return sum
}

export const percentOf = (inks: Inks): number =>
  Math.round([...inks.values()].reduce((sum, amount) => sum + Math.max(0, Math.min(1, amount)), 0) * 1000) / 10
