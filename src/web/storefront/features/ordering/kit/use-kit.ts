import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { chooseKit, readOwnKit, type readKitOffer } from '#/contract/ordering/kits.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { kitJob } from '#/domain/catalog/kit-job.ts'
import { call } from '#/web/api/call.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { keepIntent } from '#/web/blocks/order-intent/order-intent.ts'
import { toast } from '#/web/ui/toasts.ts'
import { forgetKit, keepKit, readKit } from './kit-draft.ts'

const HERE = to('/cust/sample')
const OWN_KEY = ['own-kit']

/** The papers that somebody chooses, kept over a reload and a login, and putting them into the cart. */
export function useKit({ papers, most }: Pick<ResultOf<typeof readKitOffer>, 'papers' | 'most'>) {
  const once = useIdempotencyKey()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isLoggedIn = useIsLoggedIn()
  const own = useQuery({
    queryKey: OWN_KEY,
    queryFn: ({ signal }) => call(readOwnKit, { signal, errors: 'throw' }),
    enabled: isLoggedIn,
  })
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const kept = readKit()
    if (kept.length > 0) setChosen((before) => before ?? kept)
  }, [])
  // What was closed or taken out of the list meanwhile is chosen no more.
  const values = (chosen ?? own.data?.papers ?? []).filter((id) => papers.some((paper) => paper.id === id))
  const choose = (next: readonly string[]) => {
    keepKit(next)
    setChosen(next)
  }
  const put = useMutation({
    mutationFn: () =>
      once(values, (idempotencyKey) =>
        call(chooseKit, { body: { papers: [...values] }, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: async () => {
      forgetKit()
      await client.invalidateQueries({ queryKey: ['cart'] })
      void client.invalidateQueries({ queryKey: OWN_KEY })
      toast('종이 샘플을 장바구니에 담았어요.')
      await navigate(to('/mypage/cart'))
    },
  })
  const samples = papers.filter(({ id }) => values.includes(id)).map(({ id, name }) => ({ id, name }))
  const press = async () => {
    if (isLoggedIn) return put.mutate()
    // A visitor says who it is first, and finds what was chosen.
    keepIntent({ goal: 'cart', askStaff: false, from: HERE, spec: kitJob(samples), files: 0 })
    await navigate(to('/member/login', {}, { from: HERE }))
  }
  return { values, full: values.length >= most, choose, put, press, own: own.data ?? null }
}
