import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type ORDER_DOCUMENTS, printOrderDocument, readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { DocumentSheet } from '#/web/blocks/document-sheet/document-sheet.tsx'
import { DocumentTools } from './document-tools.tsx'

/** One document of the order named in the address. */
export function OrderDocument({ document }: { readonly document: (typeof ORDER_DOCUMENTS)[number] }) {
  const { orderNumber = '' } = useParams()
  const params = { orderNumber, document }
  const { data, error, refetch } = useQuery({
    queryKey: ['order-document', orderNumber, document],
    queryFn: ({ signal }) => call(readOrderDocument, { params, signal, errors: 'throw' }),
  })
  if (error)
    return <ErrorState whole title="문서를 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <>
      <DocumentTools document={data} fetchPdf={() => callBlob(printOrderDocument, { params })} />
      <DocumentSheet document={data} />
    </>
  )
}
