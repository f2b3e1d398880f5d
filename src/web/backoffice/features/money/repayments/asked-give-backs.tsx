import { Link } from 'react-router'
import { GiveBackLimit } from '#/web/blocks/give-back/give-back-limit.tsx'
import { GiveBackRow } from '#/web/blocks/give-back/give-back-row.tsx'
import { useAskedGiveBacks } from '#/web/blocks/give-back/use-give-back.ts'
import { RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

/** 환불 확인 대기: what one person asked for and another has to see. */
export function AskedGiveBacks() {
  const { data } = useAskedGiveBacks()
  if (!data) return null
  if (data.giveBacks.length === 0) return <GiveBackLimit secondAbove={data.secondAbove} />
  return (
    <Section title={`환불 확인 대기 ${data.giveBacks.length}`}>
      <RowList ruled>
        {data.giveBacks.map((row) => (
          <GiveBackRow
            key={row.id}
            row={row}
            alone={data.alone}
            order={<Link to={`/admin/orders/${row.orderNumber}`}>{row.orderNumber}</Link>}
          />
        ))}
      </RowList>
      <GiveBackLimit secondAbove={data.secondAbove} />
    </Section>
  )
}
