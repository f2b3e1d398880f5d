import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { printStatementList, readStatementList } from '#/contract/ordering/documents.contract.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { DocumentTools } from './document-tools.tsx'
import { PeriodForm } from './period-form.tsx'
import { periodOf } from './period.ts'

/** The combined statement of a period; the period stands in the address, so that it can be kept and sent. */
export function Component() {
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
      {error && (
        <ErrorState title="거래명세서를 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState />}
      {data && !error && (
        <>
          <DocumentTools
            fileName={`${data.title} ${data.number}.pdf`}
            fetchPdf={() => callBlob(printStatementList, { query: period })}
          />
          <DocumentSheet document={data} />
        </>
      )}
    </>
  )
}
