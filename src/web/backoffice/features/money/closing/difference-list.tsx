import { useState } from 'react'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { ClosingDifference } from '#/contract/money/closing.contract.ts'
import type { DifferenceKind } from '#/domain/money/closing.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { ReasonDialog } from '#/web/blocks/reason-dialog/reason-dialog.tsx'
import styles from './closing.module.css'
import { useClosingActs } from './use-closing.ts'

const WORDS: Readonly<Record<DifferenceKind, string>> = {
  'gateway-only': '결제사 정산에만 있고 우리 장부에 없습니다.',
  'books-only': '우리 장부에만 있고 결제사 정산에 없습니다.',
  'other-amount': '결제사 정산과 장부의 금액이 다릅니다.',
  'bank-open': '은행에 있는데 아직 맞추지 않았습니다.',
  'by-hand': '장부에 손으로 적었고 은행 내역과 이어지지 않았습니다.',
  order: '주문이 말하는 금액과 장부가 다릅니다.',
  paper: '받은 현금과 증빙의 금액이 다릅니다. 발행하지 못했거나 수정 발행을 기다립니다.',
}

/** The largest; a day on which no list of the bank was matched has a hundred. */
const FIRST = 8

interface DifferenceListProps {
  readonly differences: readonly ClosingDifference[]
  readonly closed: boolean
}

/** Each difference with what it is, where to look, and why it is right as it is. */
export function DifferenceList({ differences, closed }: DifferenceListProps) {
  const [asked, setAsked] = useState<ClosingDifference | null>(null)
  const [whole, setWhole] = useState(false)
  const { explain } = useClosingActs()
  const shown = whole ? differences : differences.slice(0, FIRST)
  const open = differences.filter(({ settled }) => settled === null)
  return (
    <section className={styles.why} aria-label="차이">
      <h2>차이 {formatCount(open.length)}</h2>
      <ol>
        {shown.map((difference) => (
          <li key={difference.id} data-settled={difference.settled ?? undefined}>
            <b>
              {difference.means} {formatWon(difference.theirs - difference.ours)}
            </b>
            <p>{isWithdrawal(difference) ? '은행에서 나갔는데 아직 맞추지 않았습니다.' : WORDS[difference.kind]}</p>
            {difference.settled ? (
              <Small>
                {difference.reason} ({difference.settledBy ?? '직원'})
              </Small>
            ) : (
              <Toolbar gap={3} top={2}>
                <Where difference={difference} />
                {!closed && (
                  <Button size="sm" onClick={() => setAsked(difference)}>
                    이유 적기
                  </Button>
                )}
              </Toolbar>
            )}
          </li>
        ))}
      </ol>
      {shown.length < differences.length && (
        <Button size="sm" block onClick={() => setWhole(true)}>
          차이 {formatCount(differences.length - shown.length)}개 더 보기
        </Button>
      )}
      <ReasonDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="차이를 그대로 두는 이유"
        text="이유와 적은 사람이 남고, 이 차이는 마감을 막지 않습니다."
        example="예: 결제사 정산이 하루 늦음, 은행 이자"
        ok="이유 적기"
        submit={async (reason) => {
          await explain.mutateAsync({ differenceId: asked?.id ?? '', reason })
          setAsked(null)
        }}
      />
    </section>
  )
}

const isWithdrawal = ({ kind, theirs }: ClosingDifference): boolean => kind === 'bank-open' && theirs < 0

function Where({ difference }: { readonly difference: ClosingDifference }) {
  const { kind, orderNumber } = difference
  if (isWithdrawal(difference)) return <TextLink to="/admin/deposits?show=withdrawals">나간 돈과 맞추기</TextLink>
  if (kind === 'bank-open') return <TextLink to="/admin/deposits">입금과 맞추기</TextLink>
  if (kind === 'paper') return <TextLink to="/admin/tax">세금계산서에서 보기</TextLink>
  return orderNumber ? <TextLink to={`/admin/orders/${orderNumber}`}>{orderNumber}</TextLink> : null
}
