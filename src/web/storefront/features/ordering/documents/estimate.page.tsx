import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { printEstimatePaper, readEstimatePaper } from '#/contract/ordering/documents.contract.ts'
import { readEstimate } from '#/contract/ordering/estimates.contract.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { useOrderEstimate } from '#/web/blocks/estimate/use-order-estimate.ts'
import { Button } from '#/web/ui/button.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { PaperTools } from './paper-tools.tsx'

/** An estimate as its paper, with the way to the order. */
export function Component() {
  const { id: number = '' } = useParams()
  const params = { number }
  const paper = useQuery({
    queryKey: [...ESTIMATES_KEY, 'paper', number],
    queryFn: ({ signal }) => call(readEstimatePaper, { params, signal, errors: 'throw' }),
  })
  const estimate = useQuery({
    queryKey: [...ESTIMATES_KEY, 'one', number],
    queryFn: ({ signal }) => call(readEstimate, { params, signal, errors: 'throw' }),
  })
  const order = useOrderEstimate()
  if (paper.isError)
    return (
      <ErrorState
        whole
        title="견적서를 불러오지 못했습니다"
        text={paper.error.message}
        onRetry={() => void paper.refetch()}
      />
    )
  if (!paper.data) return <LoadingState />
  const state = estimate.data?.state
  return (
    <>
      <PaperTools
        fileName={`${paper.data.title} ${number}.pdf`}
        fetchPdf={() => callBlob(printEstimatePaper, { params })}
      >
        {(state === 'open' || state === 'expired') && (
          <Button size="sm" variant="primary" busy={order.isPending} onClick={() => order.mutate(number)}>
            이 견적으로 주문
          </Button>
        )}
      </PaperTools>
      <PaperSheet paper={paper.data} />
    </>
  )
}
