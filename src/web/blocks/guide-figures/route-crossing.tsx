import { useEffect, useState } from 'react'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { formatCount } from '#/domain/money/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { ROUTE_NAMES } from '#/domain/pricing/tariffs/route-names.data.ts'
import { call } from '#/web/api/call.ts'
import { makePricer } from '#/web/blocks/price-panel/pricer.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { LoadingState } from '#/web/ui/states.tsx'
import { Table } from '#/web/ui/table.tsx'

const COPIES = [10, 50, 100, 300, 500, 1000, 2000, 3000] as const

interface Row {
  readonly copies: number
  readonly way: string
  readonly each: number
  readonly total: number
}

/** One book in more and more copies: by which press it is cheapest, and what one of them costs, by the tariff of today. */
export function RouteCrossing() {
  const spec = defaultSpec('D413')
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  useEffect(() => {
    rowsOf(spec)
      .then(setRows)
      .catch(() => setRows([]))
  }, [spec])
  if (!rows) return <LoadingState />
  if (rows.length === 0) return <p>지금은 가격을 불러오지 못했습니다. 잠시 뒤 다시 열어 주세요.</p>
  return (
    <Table
      dense
      captionShown
      caption={`${specSummary(spec)}을 부수만 바꾸어 본 값`}
      rows={rows}
      rowKey={({ copies }) => String(copies)}
      columns={[
        { key: 'copies', head: '부수', rowHead: true, cell: ({ copies }) => `${formatCount(copies)}권` },
        { key: 'way', head: '가장 싼 방법', cell: ({ way }) => way },
        { key: 'each', head: '한 권', right: true, cell: ({ each }) => formatWon(each) },
        { key: 'total', head: '모두', right: true, cell: ({ total }) => formatWon(total) },
      ]}
    />
  )
}

async function rowsOf(spec: JobSpec): Promise<readonly Row[]> {
  const { tariff } = await call(currentTariff, { errors: 'throw' })
  const pricer = makePricer(tariff)
  return COPIES.flatMap((copies) => {
    const quote = pricer.quote({ ...spec, copies })
    if (!quote.ok) return []
    const { route, unit, total } = quote.value
    return [{ copies, way: ROUTE_NAMES[route], each: unit, total }]
  })
}
