import type { Coating } from './entries.ts'

export const COATINGS: readonly Coating[] = [
  { id: 'none', name: '없음', hint: '종이 그대로' },
  { id: 'matte', name: '무광', hint: '손자국이 덜 남습니다' },
  { id: 'gloss', name: '유광', hint: '색이 진해 보입니다' },
  { id: 'velvet', name: '벨벳', hint: '만지면 보드랍습니다' },
  { id: 'uv', name: 'UV', hint: '얇은 광택막' },
]
