import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addEdition } from '#/contract/textbooks/editions.contract.ts'
import { selectCartItems } from '#/contract/ordering/cart.contract.ts'
import { brandCart } from '#/contract/brand-paths.ts'
import { ofBrand } from '#/web/api/cart-key.ts'
import { to } from '#/contract/web-paths.ts'
import type { ClassCopies, ClassProblem } from '#/domain/brands/classes.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { showMistake } from '#/web/ui/show-mistake.ts'
import { toast } from '#/web/ui/toasts.ts'
import type { BookShown } from './book-shown.ts'
import type { CoverDraft } from './use-cover-draft.ts'

const ALREADY = '이미 담긴 교재예요. 같은 반별 부수라 한 번만 담아 두었어요.'

interface Sending {
  readonly goal: 'cart' | 'order'
  readonly classes: readonly ClassCopies[]
  readonly proof: boolean
  readonly problem: ClassProblem | null
}

/** Keeps the cover, puts the book into the cart and goes on: to the cart, or with this book alone to the order sheet. */
export function useAddEdition(book: BookShown, cover: CoverDraft) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const brand = useBrandId()
  const once = useIdempotencyKey()
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async ({ goal, classes, proof, problem }: Sending) => {
    setTried(true)
    setFailure(problem?.message ?? null)
    if (problem) return void requestAnimationFrame(showMistake)
    setBusy(true)
    try {
      if (!(await cover.keep())) return
      const body = {
        number: book.number,
        classes: classes.map(({ nameOnLabel: _nameOnLabel, ...each }) => each),
        proof,
      }
      const { itemId, already } = await once({ id: book.id, body, cover: cover.shown }, (idempotencyKey) =>
        call(addEdition, { params: { id: book.id }, body, idempotencyKey, errors: 'throw' }),
      )
      if (goal === 'order') await call(selectCartItems, { body: { ids: [itemId], brand } })
      await client.invalidateQueries({ queryKey: ['cart'] })
      if (goal === 'cart') toast(already ? ALREADY : '우리 학원 표지로 담았어요.')
      await navigate(goal === 'order' ? to('/order-progress', {}, ofBrand(brand)) : brandCart(brand))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { send, tried, failure, busy: busy || cover.busy }
}
