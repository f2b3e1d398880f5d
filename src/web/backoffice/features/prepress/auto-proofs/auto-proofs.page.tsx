import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AutoProof, listAutoProofs, setAutoProof } from '#/contract/prepress/auto-proofs.contract.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'

const KEY = ['auto-proofs']

/** For which kinds a clean file gets its proof without a person. */
export function Component() {
  const client = useQueryClient()
  const found = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listAutoProofs, { signal, errors: 'throw' }) })
  const mayChange = usePermission('prepress')
  const change = useMutation({
    mutationFn: ({ product, enabled }: Pick<AutoProof, 'product' | 'enabled'>) =>
      call(setAutoProof, { params: { product }, body: { enabled } }),
    onSuccess: (list) => {
      client.setQueryData(KEY, list)
      toast('바꾸었습니다. 다음에 검사를 마치는 파일부터 그렇게 합니다.')
    },
  })
  if (found.isError)
    return (
      <ErrorState whole title="불러오지 못했습니다" text={found.error.message} onRetry={() => void found.refetch()} />
    )
  if (!found.data) return <LoadingState />
  return (
    <AdminPage
      title="자동 시안"
      lead="검사에서 볼 것이 나오지 않은 파일은 시안을 만들어 고객에게 올립니다. 주문 메모, 접지, 박처럼 눈으로 볼 것이 있으면 담당자에게 옵니다. 직접 받은 주문과 브랜드의 주문에 똑같이 씁니다."
    >
      <RowList>
        {found.data.items.map(({ product, name, enabled, usual, changed }) => (
          <Row
            key={product}
            end={
              <Checkbox
                label="자동으로 올리기"
                aria-label={`${name} 시안 자동으로 올리기`}
                checked={enabled}
                disabled={!mayChange || change.isPending}
                onChange={() => change.mutate({ product, enabled: !enabled })}
              />
            }
          >
            <b>{name}</b>
            <Small>
              {changed ? (
                <>
                  {changed.by} <ThreadClock at={changed.at} />
                </>
              ) : usual ? (
                '처음부터 자동'
              ) : (
                '접는 차례를 보아야 해서 처음부터 담당자가 만듭니다'
              )}
            </Small>
          </Row>
        ))}
      </RowList>
    </AdminPage>
  )
}
