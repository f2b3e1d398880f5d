import { discountName } from '#/domain/members/agreed-discount.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { printEstimateDocument } from '#/contract/ordering/documents.contract.ts'
import { type Estimate, readEstimate, withdrawEstimate } from '#/contract/ordering/estimates.contract.ts'
import { ESTIMATE_STATE_NAMES } from '#/domain/estimates/estimate-machine.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { ESTIMATES_KEY } from '#/web/blocks/estimate/estimates-key.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { PriceLines } from '#/web/blocks/price-panel/price-lines.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { AdjustForm } from './adjust-form.tsx'
import styles from './estimate.module.css'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

/** One estimate as staff work on it. */
export function Component() {
  const { number = '' } = useParams()
  const mayChange = usePermission('estimates')
  const { data, error, refetch } = useQuery({
    queryKey: [...ESTIMATES_KEY, 'one', number],
    queryFn: ({ signal }) => call(readEstimate, { params: { number }, signal, errors: 'throw' }),
  })
  return (
    <AdminPage
      above={<Link to="/admin/estimates">← 견적</Link>}
      className={styles.page}
      title={
        <>
          {number} {data && <span className={styles.soft}>{ESTIMATE_STATE_NAMES[data.state]}</span>}
        </>
      }
      actions={
        data && <Acts estimate={data} mayWithdraw={mayChange && (data.state === 'open' || data.state === 'expired')} />
      }
    >
      {error && <ErrorState title="견적을 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && <Sheet estimate={data} mayChange={mayChange} />}
    </AdminPage>
  )
}

function Sheet({ estimate, mayChange }: { readonly estimate: Estimate; readonly mayChange: boolean }) {
  const { amounts, lines, state } = estimate
  return (
    <>
      <p className={styles.soft}>
        {estimate.customer} · {estimate.lastDay}까지 · 담당 {estimate.madeBy ?? '고객이 직접'} · 요금표{' '}
        {estimate.tariffVersion} · 판 {estimate.version}
      </p>
      {estimate.note && <p>{estimate.note}</p>}
      <RowList ruled className={styles.lines}>
        {lines.map(({ position, title, summary, spec, picture, quote }) => (
          <Row
            key={position}
            picture={<JobPicture line={{ spec, picture }} size={48} />}
            end={<b>{formatWon(quote.total)}</b>}
          >
            <h2>
              {position}. {title} <span className={styles.soft}>{summary}</span>
            </h2>
            <PriceLines quote={quote} />
          </Row>
        ))}
      </RowList>
      <FactList
        layout="sums"
        className={styles.sums}
        facts={[
          ['공급가액', formatWon(amounts.goodsSupply)],
          ['부가세', formatWon(amounts.goodsVat)],
          amounts.discountTotal > 0 && [
            `${discountName(amounts.discountAgreed)} ${estimate.discountRate} %`,
            formatWon(-amounts.discountTotal),
          ],
          ['배송비', formatWon(amounts.deliveryTotal)],
          ['합계', formatWon(amounts.total), 'strong'],
        ]}
      />
      {state === 'open' && mayChange && <AdjustForm key={estimate.version} estimate={estimate} />}
    </>
  )
}

interface ActsProps {
  readonly estimate: Estimate
  readonly mayWithdraw: boolean
}

function Acts({ estimate: { number, state }, mayWithdraw }: ActsProps) {
  const mayTake = usePermission('manual-orders')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => call(withdrawEstimate, { params: { number } }),
    onSuccess: () => toast('견적을 취소했습니다.'),
    onSettled: () => client.invalidateQueries({ queryKey: ESTIMATES_KEY }),
  })
  const print = async () => {
    setBusy(true)
    try {
      saveBlob(await callBlob(printEstimateDocument, { params: { number } }), `견적서 ${number}.pdf`)
    } finally {
      setBusy(false)
    }
  }
  const ask = async () => {
    const body = '고객은 이 금액으로 더 주문할 수 없습니다.'
    if (await confirmDialog({ title: '이 견적을 취소할까요?', body, ok: '견적 취소', destructive: true }))
      withdraw.mutate()
  }
  return (
    <Toolbar>
      {mayTake && state === 'open' && (
        <LinkButton size="sm" variant="ink" to={`/admin/orders/new?estimate=${number}`}>
          이 견적으로 주문 받기
        </LinkButton>
      )}
      <Button size="sm" busy={busy} onClick={() => void print()}>
        PDF 저장
      </Button>
      {mayWithdraw && (
        <Button size="sm" variant="quiet" busy={withdraw.isPending} onClick={() => void ask()}>
          견적 취소
        </Button>
      )}
    </Toolbar>
  )
}
