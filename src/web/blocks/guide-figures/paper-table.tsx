import type { PaperUse } from '#/domain/catalog/paper-uses.ts'
import { Table } from '#/web/ui/table.tsx'
import { paperRows, SURFACES } from './paper-rows.ts'
import { useShopOptions } from './use-shop-options.ts'

interface PapersProps {
  readonly caption: string
  readonly use?: PaperUse
}

const Papers = ({ caption, use }: PapersProps) => (
  <Table
    dense
    caption={caption}
    rows={paperRows(useShopOptions(), use)}
    rowKey={({ make }) => make.id}
    columns={[
      { key: 'name', head: '종이', rowHead: true, cell: ({ make }) => make.name },
      { key: 'kind', head: '갈래', cell: ({ make }) => SURFACES[make.surface] },
      { key: 'hint', head: '어디에', cell: ({ make }) => make.hint },
      {
        key: 'weights',
        head: '무게와 한 장의 두께',
        // A weight and its thickness are one: a line ends between two of them.
        cell: ({ weights }) =>
          weights.map(({ gsm, caliper }) => `${gsm}\u00a0g\u00a0${caliper / 1000}\u00a0mm`).join(', '),
      },
    ]}
  />
)

/** Every paper that the shop sells, by kind of surface, with its weights and measured thickness. */
export const PaperTable = () => <Papers caption="종이의 종류와 두께" />

/** The papers on rolls, which are all that the rotary press takes. */
export const RotaryPapers = () => <Papers caption="두루마리로 찍는 종이와 두께" use="rotary" />
