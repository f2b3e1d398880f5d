import type { DesignInk } from './ink.ts'

interface NamedInk extends DesignInk {
  readonly id: string
  readonly name: string
}

/**
 * The colours a design may be printed in. Dark ones stay under 240 % of ink together, so that they dry on any paper; small
 * type in a colour of one or two inks stays sharp.
 */
export const INKS = [
  { id: 'white', name: '흰 종이', cmyk: [0, 0, 0, 0], screen: '#ffffff' },
  { id: 'ivory', name: '미색', cmyk: [1, 3, 13, 0], screen: '#fbf5e2' },
  { id: 'mist', name: '안개', cmyk: [0, 0, 0, 12], screen: '#e5e4e1' },
  { id: 'ink', name: '먹', cmyk: [0, 0, 0, 100], screen: '#1c1c1c' },
  { id: 'indigo', name: '쪽빛', cmyk: [100, 75, 10, 30], screen: '#143b6e' },
  { id: 'pine', name: '솔빛', cmyk: [80, 30, 70, 35], screen: '#1f5a49' },
  { id: 'wine', name: '오미자', cmyk: [25, 95, 65, 25], screen: '#93223f' },
  { id: 'vermilion', name: '주홍', cmyk: [3, 88, 88, 0], screen: '#d83a2b' },
  { id: 'persimmon', name: '감빛', cmyk: [0, 62, 92, 0], screen: '#ee7a21' },
  { id: 'mustard', name: '겨자', cmyk: [4, 24, 86, 0], screen: '#f0c036' },
  { id: 'azalea', name: '진달래', cmyk: [6, 68, 18, 0], screen: '#dd6d98' },
  { id: 'jade', name: '옥빛', cmyk: [45, 0, 28, 0], screen: '#8fcfc1' },
  { id: 'sky', name: '하늘', cmyk: [40, 8, 4, 0], screen: '#9ccce9' },
  { id: 'lilac', name: '등꽃', cmyk: [30, 35, 0, 0], screen: '#b8a6d1' },
  { id: 'clay', name: '황토', cmyk: [20, 52, 62, 12], screen: '#b5754e' },
] as const satisfies readonly NamedInk[]

export type InkId = (typeof INKS)[number]['id']

export const INK_IDS = INKS.map((ink) => ink.id)

export function inkOf(id: InkId): DesignInk & { readonly name: string } {
  const found = INKS.find((ink) => ink.id === id)
  if (!found) throw new Error(`no ink ${id}`)
  return found
}
