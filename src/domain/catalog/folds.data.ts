import type { Fold } from './entries.ts'

const FLAT = [{ share: 1, shorter: 0 }] as const
const PANEL = { share: 1, shorter: 0 } as const

/** Panels that fold inwards are shorter, or the sheet would buckle. */
export const FOLDS: readonly Fold[] = [
  {
    id: 'half',
    name: '2단',
    hint: '반으로 한 번',
    across: [PANEL, PANEL],
    down: FLAT,
    creases: 1,
    maxGsm: 310,
  },
  {
    id: 'letter',
    name: '3단',
    hint: '편지처럼 안으로',
    across: [{ share: 1, shorter: 3 }, PANEL, PANEL],
    down: FLAT,
    creases: 2,
    maxGsm: 260,
  },
  {
    id: 'z',
    name: 'N 3단',
    hint: '지그재그 두 번',
    across: [PANEL, PANEL, PANEL],
    down: FLAT,
    creases: 2,
    maxGsm: 260,
  },
  {
    id: 'roll-4',
    name: '4단 말이',
    hint: '안으로 말아 접기',
    across: [{ share: 1, shorter: 3 }, { share: 1, shorter: 2 }, PANEL, PANEL],
    down: FLAT,
    creases: 3,
    maxGsm: 200,
  },
  {
    id: 'accordion-4',
    name: '4단 병풍',
    hint: '지그재그 세 번',
    across: [PANEL, PANEL, PANEL, PANEL],
    down: FLAT,
    creases: 3,
    maxGsm: 230,
  },
  {
    id: 'accordion-6',
    name: '6단 병풍',
    hint: '지그재그 다섯 번',
    across: [PANEL, PANEL, PANEL, PANEL, PANEL, PANEL],
    down: FLAT,
    creases: 5,
    maxGsm: 180,
  },
  {
    id: 'gate-4',
    name: '대문 4단',
    hint: '대문으로 접고 다시 반',
    across: [{ share: 1, shorter: 1.5 }, PANEL, PANEL, { share: 1, shorter: 1.5 }],
    down: FLAT,
    creases: 3,
    maxGsm: 200,
  },
  {
    id: 'gate',
    name: '대문',
    hint: '양쪽에서 가운데로',
    across: [{ share: 0.5, shorter: 0.5 }, PANEL, { share: 0.5, shorter: 0.5 }],
    down: FLAT,
    creases: 2,
    maxGsm: 260,
  },
  {
    id: 'cross',
    name: '십자',
    hint: '반 접고 다시 반',
    across: [PANEL, PANEL],
    down: [PANEL, PANEL],
    creases: 2,
    maxGsm: 180,
  },
]
