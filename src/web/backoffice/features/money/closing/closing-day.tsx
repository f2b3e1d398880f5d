import type { ClosingDifference, DayOfClosing } from '#/contract/money/closing.contract.ts'
import { Stack } from '#/web/ui/stack.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { AgreementMark } from './agreement-mark.tsx'
import styles from './closing.module.css'
import { ClosingSums } from './closing-sums.tsx'
import { DifferenceList } from './difference-list.tsx'
import { JournalLinks } from './journal-links.tsx'
import { OwedAtEnd } from './owed-at-end.tsx'
import { useClosingActs, useClosingDay } from './use-closing.ts'

/** One day: whether both sides lie on each other, the sums by means, and what differs. */
export function ClosingDay({ day }: { readonly day: string }) {
  const read = useClosingDay(day)
  const { compare, closeDay } = useClosingActs()
  if (read.isPending) return <LoadingState />
  if (read.isError)
    return (
      <ErrorState title="마감을 불러오지 못했습니다" text={read.error.message} onRetry={() => void read.refetch()} />
    )
  const closing = read.data
  const open = closing.differences.filter(({ settled }) => settled === null)
  const failed = compare.error ?? closeDay.error
  return (
    <>
      <div className={styles.day}>
        <BigMark closing={closing} open={open} />
        <div className={styles.middle}>
          {closing.comparedAt ? (
            <ClosingSums figures={closing.figures} />
          ) : (
            <p>맞춰 보면 결제 수단마다 우리 장부와 결제사·은행의 금액이 여기에 나란히 섭니다.</p>
          )}
          {closing.owed && <OwedAtEnd owed={closing.owed} />}
        </div>
        <Stack gap={2}>
          {closing.comparedAt && <DifferenceList differences={closing.differences} closed={closing.closed !== null} />}
          {failed && (
            <Note role="alert" tone="bad">
              {failed.message}
            </Note>
          )}
          <Toolbar gap={3} top={2}>
            {!closing.closed && (
              <Button
                variant={closing.comparedAt ? 'line' : 'ink'}
                busy={compare.isPending}
                onClick={() => compare.mutate(day)}
              >
                {closing.comparedAt ? '다시 맞춰 보기' : '맞춰 보기'}
              </Button>
            )}
            {!closing.closed && (
              <Button
                variant="primary"
                disabled={closing.hindrance !== null}
                busy={closeDay.isPending}
                onClick={() => closeDay.mutate(day)}
              >
                이날 마감
              </Button>
            )}
          </Toolbar>
          {closing.hindrance && <Small>{closing.hindrance}</Small>}
          {closing.closed && (
            <Small>
              {seoulDateTime(new Date(closing.closed.at)).slice(0, 16)}에 {closing.closed.by ?? '직원'} 님이
              마감했습니다.
            </Small>
          )}
        </Stack>
      </div>
      <JournalLinks period={day} />
    </>
  )
}

interface BigMarkProps {
  readonly closing: DayOfClosing
  readonly open: readonly ClosingDifference[]
}

/** Shifted as long as something differs that nobody has explained. */
function BigMark({ closing, open }: BigMarkProps) {
  const sum = open.reduce((total, { ours, theirs }) => total + Math.abs(theirs - ours), 0)
  if (!closing.comparedAt)
    return (
      <p className={styles.big}>
        <AgreementMark agreement="apart" />
        <b>맞춰 보기 전</b>
      </p>
    )
  return (
    <p className={styles.big} role="status">
      <AgreementMark agreement={open.length > 0 ? 'differ' : 'agree'} />
      <b>{open.length > 0 ? formatWon(sum) : '맞음'}</b>
      {open.length > 0 ? `${formatCount(open.length)}건이 어긋나 있습니다` : '어긋난 것이 없습니다'}
      {open.length > 1 && <Small as="span">남는 돈과 모자란 돈을 모두 합친 금액</Small>}
      <span>
        <i data-side="ours" /> 우리 장부 <i data-side="theirs" /> 결제사와 은행
      </span>
      <Small as="span">
        {seoulDateTime(new Date(closing.comparedAt)).slice(0, 16)}에 맞춰 봄
        {!closing.gatewayAskedAt && ', 결제사 정산은 받지 못함'}
      </Small>
    </p>
  )
}
