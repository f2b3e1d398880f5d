import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { printEstimateDocument, readEstimateDocument } from '#/contract/ordering/documents.contract.ts'
import { readEstimate } from '#/contract/ordering/estimates.contract.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { useOrderEstimate } from '#/web/blocks/estimate/use-order-estimate.ts'
import { Button } from '#/web/ui/button.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { DocumentSheet } from '#/web/blocks/document-sheet/document-sheet.tsx'
import { DocumentTools } from './document-tools.tsx'
import { standingOf } from './estimate-standing.ts'

/** An estimate as its document, with the way to the order. */
export function Component() {
  const { id: number = '' } = useParams()
  const params = { number }
  const document = useQuery({
    queryKey: [...ESTIMATES_KEY, 'document', number],
    queryFn: ({ signal }) => call(readEstimateDocument, { params, signal, errors: 'throw' }),
  })
  const estimate = useQuery({
    queryKey: [...ESTIMATES_KEY, 'one', number],
    queryFn: ({ signal }) => call(readEstimate, { params, signal, errors: 'throw' }),
  })
  const order = useOrderEstimate()
  if (document.isError)
    return (
      <ErrorState
        whole
        title="견적서를 불러오지 못했습니다"
        text={document.error.message}
        onRetry={() => void document.refetch()}
      />
    )
  if (!document.data) return <LoadingState />
  const seen = estimate.data
  return (
    <>
      <DocumentTools
        document={document.data}
        standing={seen && standingOf(seen)}
        fetchPdf={() => callBlob(printEstimateDocument, { params })}
      >
        {seen && (seen.state === 'open' || seen.state === 'expired') && (
          <Button size="sm" variant="primary" busy={order.isPending} onClick={() => order.mutate(seen)}>
            이 견적으로 주문
          </Button>
        )}
      </DocumentTools>
      <DocumentSheet document={document.data} />
    </>
  )
}
