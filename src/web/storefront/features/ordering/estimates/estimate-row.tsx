import { useState } from 'react'
import { Link } from 'react-router'
import { optionPath } from '#/contract/brand-paths.ts'
import type { EstimateSummary } from '#/contract/ordering/estimates.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { ESTIMATE_STATE_NAMES } from '#/domain/estimates/estimate-machine.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { dayText } from '#/web/blocks/estimate/day-text.ts'
import { useOrderEstimate } from '#/web/blocks/estimate/use-order-estimate.ts'
import { inquiryPath } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { PromisedDay } from '#/web/blocks/promised-day/promised-day.tsx'
import { StateMark, type StateShape } from '#/web/ui/badge.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Price } from '#/web/ui/price.tsx'
import { EstimateLines } from './estimate-lines.tsx'
import styles from './estimates.module.css'
import { RaiseAsked } from './raise-asked.tsx'
import { useWithdraw } from './use-withdraw.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowTitle } from '#/web/ui/row-list.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

const SHAPES: Readonly<Record<EstimateSummary['state'], StateShape>> = {
  open: 'dotted',
  ordered: 'disc',
  expired: 'ring',
  withdrawn: 'cross',
}

export function EstimateRow({ estimate }: { readonly estimate: EstimateSummary }) {
  const [opened, setOpened] = useState(false)
  const { number, title, summary, madeBy, lineCount, firstSpec, brand } = estimate
  const paper = to('/document/estimate/{id}', { id: number })
  return (
    <Row
      picture={<JobPicture line={{ spec: firstSpec, picture: estimate.picture }} size={56} />}
      end={
        <>
          <Price amount={estimate.total} size="md" />
          <Small as="span">부가세·배송비 포함</Small>
        </>
      }
      foot={
        <>
          <Toolbar>
            <NextStep estimate={estimate} />
            <LinkButton size="sm" to={paper}>
              견적서
            </LinkButton>
            {lineCount > 1 ? (
              <Button size="sm" variant="quiet" aria-expanded={opened} onClick={() => setOpened(!opened)}>
                {opened ? '품목 접기' : `품목 ${lineCount}건 보기`}
              </Button>
            ) : (
              estimate.reopens && (
                <LinkButton
                  size="sm"
                  variant="quiet"
                  to={optionPath(kindByCode(firstSpec.product).slug, brand?.id ?? null, { estimate: number, line: 1 })}
                >
                  사양 다시 열기
                </LinkButton>
              )
            )}
            <LinkButton
              size="sm"
              variant="quiet"
              to={inquiryPath({ estimate: number })}
              aria-label={`견적 ${number} 문의`}
            >
              문의
            </LinkButton>
            <Withdraw estimate={estimate} />
          </Toolbar>
          {opened && <EstimateLines number={number} brand={brand?.id ?? null} />}
        </>
      }
    >
      <Small>
        {brand && `${brand.name} · `}
        {seoulDay(new Date(estimate.madeAt))} · {number}
        {madeBy && ` · 담당 ${madeBy}`}
      </Small>
      <RowTitle>
        <Link to={paper}>{title}</Link>
      </RowTitle>
      <Small>{lineCount > 1 ? `${summary} 외 ${lineCount - 1}건` : summary}</Small>
      {estimate.note && <p className={styles.note}>{estimate.note}</p>}
      <StateLine estimate={estimate} />
      {estimate.raise && <RaiseAsked number={number} total={estimate.total} raise={estimate.raise} />}
      {estimate.state === 'open' && (
        <Small>
          <PromisedDay workingDays={estimate.workingDays} />
        </Small>
      )}
    </Row>
  )
}

function StateLine({ estimate: { state, lastDay, daysLeft } }: { readonly estimate: EstimateSummary }) {
  return (
    <Toolbar>
      <StateMark shape={SHAPES[state]}>{ESTIMATE_STATE_NAMES[state]}</StateMark>
      {state === 'open' && (
        <Small as="span">
          {dayText(lastDay)}까지 · {daysLeft === 0 ? '오늘이 마지막 날' : `${daysLeft}일 남음`}
        </Small>
      )}
      {state === 'expired' && <Small as="span">{dayText(lastDay)}에 끝남</Small>}
    </Toolbar>
  )
}

function NextStep({ estimate: { state, number, version, orderNumber } }: { readonly estimate: EstimateSummary }) {
  const order = useOrderEstimate()
  if (orderNumber)
    return (
      <LinkButton size="sm" to={to('/mypage/order/{orderNumber}', { orderNumber })}>
        주문 보기
      </LinkButton>
    )
  if (state === 'withdrawn') return null
  return (
    <Button size="sm" variant="ink" busy={order.isPending} onClick={() => order.mutate({ number, version })}>
      {state === 'open' ? '이 견적으로 주문' : '오늘 가격으로 주문'}
    </Button>
  )
}

function Withdraw({ estimate: { state, number } }: { readonly estimate: EstimateSummary }) {
  const { busy, ask } = useWithdraw(number)
  if (state !== 'open' && state !== 'expired') return null
  return (
    <Button size="sm" variant="quiet" busy={busy} onClick={() => void ask()} aria-label={`견적 취소 ${number}`}>
      견적 취소
    </Button>
  )
}
