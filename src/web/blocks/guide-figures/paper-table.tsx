import { PAPER_FAMILIES } from '#/domain/catalog/papers.data.ts'
import { Table } from '#/web/ui/table.tsx'

const SURFACES = {
  uncoated: '코팅 없는 종이',
  coated: '코팅된 종이',
  fancy: '고급지',
  textured: '무늬지',
  synthetic: '합성지',
  board: '판지',
} as const

const SURFACE_IDS = Object.keys(SURFACES) as readonly (keyof typeof SURFACES)[]

/** Every paper that the shop opens with, by kind of surface, with its weights and measured thickness. */
export const PaperTable = () => (
  <Table
    dense
    caption="종이의 종류와 두께"
    rows={SURFACE_IDS.flatMap((surface) => PAPER_FAMILIES.filter((family) => family.surface === surface))}
    rowKey={({ id }) => id}
    columns={[
      { key: 'name', head: '종이', rowHead: true, cell: ({ name }) => name },
      { key: 'kind', head: '갈래', cell: ({ surface }) => SURFACES[surface] },
      { key: 'hint', head: '어디에', cell: ({ hint }) => hint },
      {
        key: 'weights',
        head: '무게와 한 장의 두께',
        cell: ({ weights }) => weights.map(([gsm, um]) => `${gsm} g ${um / 1000} mm`).join(', '),
      },
    ]}
  />
)
