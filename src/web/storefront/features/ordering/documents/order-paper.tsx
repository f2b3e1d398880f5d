import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type ORDER_PAPERS, printOrderPaper, readOrderPaper } from '#/contract/ordering/documents.contract.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { PaperTools } from './paper-tools.tsx'

/** One paper of the order named in the address. */
export function OrderPaper({ paper }: { readonly paper: (typeof ORDER_PAPERS)[number] }) {
  const { orderNumber = '' } = useParams()
  const params = { orderNumber, paper }
  const { data, error, refetch } = useQuery({
    queryKey: ['order-paper', orderNumber, paper],
    queryFn: ({ signal }) => call(readOrderPaper, { params, signal, errors: 'throw' }),
  })
  if (error)
    return <ErrorState whole title="문서를 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <>
      <PaperTools
        fileName={`${data.title} ${data.number}.pdf`}
        fetchPdf={() => callBlob(printOrderPaper, { params })}
      />
      <PaperSheet paper={data} />
    </>
  )
}
