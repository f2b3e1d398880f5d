import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DealShare, listDealShares, revokeDealShare } from '#/contract/ordering/deal-shares.contract.ts'
import { SHARE_DAYS } from '#/domain/documents/deal-share.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { StateMark, type StateShape } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList, RowTitle } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { type DealPeriod, shortDay } from './deal-period.ts'
import styles from './deals.module.css'
import { ShareForm } from './share-form.tsx'
import { SHARES_KEY } from './shares-key.ts'

/** Links by which a bookkeeper reads these papers without an account, and how often each was opened. */
export function DealShares({ period }: { readonly period: DealPeriod }) {
  const list = useQuery({
    queryKey: SHARES_KEY,
    queryFn: ({ signal }) => call(listDealShares, { signal, errors: 'throw' }),
  })
  const shares = list.data?.shares ?? []
  return (
    <Section title="세무사에게 보여 주기" className={styles.shares}>
      <p>
        로그인 없이 볼 수 있는 링크를 만들어 보내세요. 고른 기간의 거래만 보이고, {SHARE_DAYS}일이 지나면 닫힙니다.
        언제든 직접 닫을 수 있습니다.
      </p>
      <ShareForm what={{ kind: 'period', ...period }} />
      {list.isError && <Small tone="bad">만든 링크를 불러오지 못했습니다. {list.error.message}</Small>}
      {shares.length > 0 && (
        <RowList ruled>
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} />
          ))}
        </RowList>
      )}
    </Section>
  )
}

const STATES: Readonly<Record<DealShare['state'], { readonly shape: StateShape; readonly words: string }>> = {
  open: { shape: 'dotted', words: '열림' },
  expired: { shape: 'ring', words: '기한 지남' },
  revoked: { shape: 'cross', words: '닫음' },
}

const momentOf = (at: string) => seoulDateTime(new Date(at)).slice(0, 16)

function ShareRow({
  share: { id, what, label, createdAt, expiresAt, state, looks, lastLookAt },
}: {
  readonly share: DealShare
}) {
  const client = useQueryClient()
  const close = useMutation({
    mutationFn: () => call(revokeDealShare, { params: { id } }),
    onSuccess: () => toast('링크를 닫았습니다.'),
    onSettled: () => client.invalidateQueries({ queryKey: SHARES_KEY }),
  })
  const title =
    what.kind === 'order' ? `주문 ${what.orderNumber}` : `${shortDay(what.from)} – ${shortDay(what.to)} 거래`
  const ask = async () => {
    const body = '이 링크를 받은 분은 더 볼 수 없습니다. 다시 열 수는 없고 새로 만들어야 합니다.'
    if (await confirmDialog({ title: '링크를 닫을까요?', body, ok: '링크 닫기', destructive: true })) close.mutate()
  }
  return (
    <Row
      end={
        state === 'open' && (
          <Button size="sm" busy={close.isPending} aria-label={`${title} 링크 닫기`} onClick={() => void ask()}>
            링크 닫기
          </Button>
        )
      }
    >
      <RowTitle>{label === '' ? title : `${label} · ${title}`}</RowTitle>
      <Small>
        {momentOf(createdAt)} 만듦 · {momentOf(expiresAt)}까지
      </Small>
      <StateMark shape={STATES[state].shape}>{STATES[state].words}</StateMark>{' '}
      <Small as="span">
        {lastLookAt ? `${looks}번 열람, 마지막 ${momentOf(lastLookAt)}` : '아직 열람하지 않았습니다.'}
      </Small>
    </Row>
  )
}
