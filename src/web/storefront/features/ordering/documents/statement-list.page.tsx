import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  printChosenStatement,
  printStatementList,
  readChosenStatement,
  readStatementList,
} from '#/contract/ordering/documents.contract.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { DocumentSheet } from '#/web/blocks/document-sheet/document-sheet.tsx'
import { DocumentTools } from './document-tools.tsx'
import { PeriodForm } from './period-form.tsx'
import { periodOf } from './period.ts'

/** One statement of chosen orders, or of a period; the period stands in the address, so that it can be kept and sent. */
export function Component() {
  const [query] = useSearchParams()
  const chosen = query.get('orderNumbers')
  return chosen ? <Chosen orderNumbers={chosen} /> : <OfPeriod />
}

function Chosen({ orderNumbers }: { readonly orderNumbers: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['statements', orderNumbers],
    queryFn: ({ signal }) => call(readChosenStatement, { query: { orderNumbers }, signal, errors: 'throw' }),
  })
  if (error) return <ErrorState whole title={FAILED} text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <>
      <DocumentTools document={data} fetchPdf={() => callBlob(printChosenStatement, { query: { orderNumbers } })} />
      <DocumentSheet document={data} more={data.more} />
    </>
  )
}

const FAILED = '거래명세서를 불러오지 못했습니다'

function OfPeriod() {
  const [query, setQuery] = useSearchParams()
  const [openedAt] = useState(() => new Date())
  const period = periodOf(query, openedAt)
  const { data, error, refetch } = useQuery({
    queryKey: ['statements', period],
    queryFn: ({ signal }) => call(readStatementList, { query: period, signal, errors: 'throw' }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PeriodForm key={`${period.from} ${period.to}`} period={period} onChoose={(chosen) => setQuery({ ...chosen })} />
      {error && <ErrorState title={FAILED} text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && !error && (
        <>
          <DocumentTools document={data} fetchPdf={() => callBlob(printStatementList, { query: period })} />
          <DocumentSheet document={data} more={data.more} />
        </>
      )}
    </>
  )
}
