import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { offeredGuestOrders, takeGuestOrders } from '#/contract/ordering/guest-orders.contract.ts'
import { call } from '#/web/api/call.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { useMember } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './guest-orders-offer.module.css'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

const PUT_OFF = 'jikji.guest-orders-later'

/** Offers a member what the same person ordered before joining. Comes with the data client, after the page itself. */
export const GuestOrdersOffer = () => (
  <QueryProvider>
    <Offer />
  </QueryProvider>
)

function Offer() {
  const member = useMember((user) => user.uuid)
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [later, setLater] = useState(() => sessionStorage.getItem(PUT_OFF) === member)
  const [proving, setProving] = useState(false)
  const { data } = useQuery({
    queryKey: ['guest-orders', member],
    queryFn: ({ signal }) => call(offeredGuestOrders, { signal, errors: 'throw' }),
    enabled: !later,
    staleTime: Infinity,
  })
  const take = useMutation({
    mutationFn: (ticket: string | null) => {
      const body = ticket === null ? {} : { ticket }
      return once(body, (idempotencyKey) => call(takeGuestOrders, { body, idempotencyKey }))
    },
    onSuccess: async ({ orderNumbers }) => {
      toast(`비회원으로 하신 주문 ${orderNumbers.length}건을 가져왔습니다.`)
      await client.invalidateQueries()
    },
  })
  if (later || !data?.orders) return null
  const putOff = () => {
    sessionStorage.setItem(PUT_OFF, member)
    setLater(true)
  }
  return (
    <Card className={styles.offer} role="status">
      <strong>비회원으로 주문하신 {data.orders}건을 가져올까요?</strong>
      <Small tone="plain">이름과 휴대전화 번호가 같은 주문입니다. 파일과 시안, 결제 내역도 함께 옮깁니다.</Small>
      {proving ? (
        <ContactCode
          purpose="take-orders"
          channel="sms"
          label="회원 정보에 있는 휴대전화 번호"
          onProof={(proof) => proof && take.mutate(proof.ticket)}
        />
      ) : (
        <Toolbar>
          <Button
            size="sm"
            variant="ink"
            busy={take.isPending}
            onClick={() => (data.proofWanted ? setProving(true) : take.mutate(null))}
          >
            가져오기
          </Button>
          <Button size="sm" variant="quiet" onClick={putOff}>
            나중에
          </Button>
        </Toolbar>
      )}
    </Card>
  )
}
