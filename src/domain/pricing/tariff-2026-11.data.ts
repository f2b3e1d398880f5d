import { dearer } from './dearer.ts'
import { BINDINGS_2026_11 } from './tariff-2026-11.bindings.data.ts'
import { FINISHES_2026_11 } from './tariff-2026-11.finishes.data.ts'
import { PAPER_PRICES_2026_11 } from './tariff-2026-11.papers.data.ts'
import { DIGITAL_2026_11, GANGED_2026_11, OFFSET_2026_11 } from './tariff-2026-11.presses.data.ts'
import type { Tariff, Tiers } from './tariff.ts'

const AREA_WORK: Tiers = [
  [1, 1200],
  [20, 900],
  [60, 600],
  [150, 340],
  [300, 215],
  [1000, 130],
  [3000, 105],
]
const FOLDING: Tiers = [
  [1, 60],
  [500, 30],
  [1000, 18],
  [3000, 9],
  [10000, 6],
  [50000, 5],
]

/** The shop's own tariff for autumn 2026, VAT excluded. Plausible for the Korean market; copied from nobody. */
export const TARIFF_2026_11: Tariff = {
  version: '2026-11',
  validFrom: '2026-11-01',
  papers: PAPER_PRICES_2026_11,
  digital: DIGITAL_2026_11,
  offset: OFFSET_2026_11,
  ganged: GANGED_2026_11,
  colourPage: 300,
  coatings: {
    matte: { setup: 5000, each: AREA_WORK, minimum: 0 },
    gloss: { setup: 5000, each: dearer(AREA_WORK, 90), minimum: 0 },
    velvet: { setup: 18000, each: dearer(AREA_WORK, 210), minimum: 0 },
    uv: { setup: 22000, each: dearer(AREA_WORK, 75), minimum: 0 },
  },
  bindings: BINDINGS_2026_11,
  wings: {
    setup: 15000,
    minimum: 20000,
    each: [
      [1, 900],
      [50, 650],
      [100, 480],
      [300, 230],
      [1000, 110],
      [3000, 80],
    ],
  },
  endpapers: {
    setup: 3000,
    minimum: 5000,
    each: [
      [1, 300],
      [50, 200],
      [100, 140],
      [300, 100],
      [1000, 70],
    ],
  },
  inserts: {
    setup: 4000,
    minimum: 0,
    each: [
      [1, 60],
      [500, 45],
      [3000, 32],
      [10000, 25],
    ],
  },
  folds: {
    half: { setup: 8000, minimum: 15000, each: FOLDING },
    letter: { setup: 10000, minimum: 18000, each: dearer(FOLDING, 115) },
    z: { setup: 10000, minimum: 18000, each: dearer(FOLDING, 115) },
    'roll-4': { setup: 14000, minimum: 24000, each: dearer(FOLDING, 140) },
    'accordion-4': { setup: 14000, minimum: 24000, each: dearer(FOLDING, 140) },
    'accordion-6': { setup: 18000, minimum: 30000, each: dearer(FOLDING, 180) },
    'gate-4': { setup: 22000, minimum: 36000, each: dearer(FOLDING, 200) },
    gate: { setup: 18000, minimum: 30000, each: dearer(FOLDING, 170) },
    cross: { setup: 14000, minimum: 24000, each: dearer(FOLDING, 145) },
  },
  finishes: FINISHES_2026_11,
  cutting: {
    setup: 3000,
    minimum: 4000,
    each: [
      [1, 700],
      [10, 450],
      [40, 300],
      [100, 220],
      [300, 160],
    ],
  },
  packing: { boxKg: 15, perBox: 1000 },
  handling: { 'digital-sheet': 5000, 'digital-rotary': 25000, 'offset-dedicated': 12000, 'offset-ganged': 4000 },
  minimumSupply: 10000,
  rushPercent: 18,
  rushMinimum: 20000,
  workingDays: {
    routes: { 'digital-sheet': 1, 'digital-rotary': 2, 'offset-dedicated': 3, 'offset-ganged': 3 },
    coating: 1,
    fold: 1,
  },
}
