import { useState } from 'react'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { Button } from '#/web/ui/button.tsx'
import { Select } from '#/web/ui/input.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { BrandRequestDialog } from './brand-request-dialog.tsx'
import styles from './members.module.css'
import { type BrandRequest, useBrandNames, useBrandRequests } from './use-brand-requests.ts'

/** Who asks to become a member of a brand, the longest waiting first. */
export function BrandRequestsTable() {
  const [brand, setBrand] = useState('')
  const [open, setOpen] = useState<BrandRequest | null>(null)
  const names = useBrandNames()
  const list = useBrandRequests(brand, true)
  const rows = list.data?.pages.flatMap(({ requests }) => requests) ?? []
  return (
    <>
      <div className={styles.find}>
        <Select aria-label="브랜드" value={brand} onChange={(event) => setBrand(event.target.value)}>
          <option value="">모든 브랜드</option>
          {names.data?.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        list={list}
        count={rows.length}
        noun="신청"
        failed="목록을 불러오지 못했습니다"
        empty={<EmptyState title="기다리는 신청이 없습니다" text="브랜드에 가입을 신청하신 분이 여기에 모입니다." />}
      >
        <Table dense caption="브랜드 가입 신청" columns={columnsWith(setOpen)} rows={rows} rowKey={({ id }) => id} />
      </PagedList>
      {open && <BrandRequestDialog key={open.id} request={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const columnsWith = (onOpen: (request: BrandRequest) => void): readonly Column<BrandRequest>[] => [
  { key: 'at', head: '신청', cell: ({ askedAt }) => seoulDateTime(new Date(askedAt)) },
  { key: 'brand', head: '브랜드', cell: ({ brandName }) => brandName },
  { key: 'academy', head: '학원', rowHead: true, cell: ({ academy, maskedName }) => academy || maskedName },
  { key: 'contract', head: '지점·계약번호', cell: ({ contract }) => contract },
  { key: 'was', head: '지금 종류', cell: ({ was }) => was },
  { key: 'who', head: '신청한 분', cell: ({ maskedName, maskedPhone }) => `${maskedName} ${maskedPhone}` },
  {
    key: 'acts',
    head: '할 일',
    right: true,
    cell: (request) => (
      <Button
        size="sm"
        aria-label={`${request.academy || request.maskedName} 신청 보기`}
        onClick={() => onOpen(request)}
      >
        신청 보기
      </Button>
    ),
  },
]
