import { termWords } from '#/domain/editions/school-term.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listOrderedTerms, reorderTerm } from '#/contract/textbooks/editions.contract.ts'
import { brandCart } from '#/contract/brand-paths.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { useBrandId } from '#/web/blocks/brand-site/use-brand-site.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'

/** A whole term again in one go, each book as it is sold now. */
export function ReorderTerms() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const brand = useBrandId()
  const once = useIdempotencyKey()
  const terms = useQuery({
    queryKey: ['editions', brand, 'terms'],
    queryFn: ({ signal }) => call(listOrderedTerms, { query: { brand }, signal, errors: 'throw' }),
  })
  const again = useMutation({
    mutationFn: (term: string) =>
      once({ brand, term }, (idempotencyKey) =>
        call(reorderTerm, { params: { term }, body: { brand }, idempotencyKey }),
      ),
    onSuccess: async ({ itemIds, already, refused }) => {
      await client.invalidateQueries({ queryKey: ['cart'] })
      if (refused.length > 0) return
      toast(putWords(itemIds.length, already.length))
      await navigate(brandCart(brand))
    },
  })
  const rows = terms.data?.terms ?? []
  if (rows.length === 0) return null
  return (
    <Toolbar as="section" gap={3} aria-label="지난 학기 교재 다시 주문">
      <p>지난 학기 그대로, 지금 판과 지금 가격으로</p>
      {rows.slice(0, 3).map(({ term, editions, copies }) => (
        <Button
          key={term}
          size="sm"
          busy={again.isPending && again.variables === term}
          onClick={() => again.mutate(term)}
        >
          {termWords(term)} {editions}종 {formatCount(copies)}권 다시
        </Button>
      ))}
      {again.data && again.data.refused.length > 0 && (
        <Note tone="warn" role="status">
          {putWords(again.data.itemIds.length, again.data.already.length)} 담지 못한 교재가 있어요.
          <ul>
            {again.data.refused.map(({ title, message }) => (
              <li key={title}>
                {title}: {message}
              </li>
            ))}
          </ul>
          <LinkButton size="sm" to={brandCart(brand)}>
            장바구니 보기
          </LinkButton>
        </Note>
      )}
    </Toolbar>
  )
}

/** What a press did; a book that lay in the cart before is not put in a second time. */
function putWords(put: number, already: number): string {
  if (already === 0) return `교재 ${put}종을 담았어요.`
  const kept = `${already}종은 이미 장바구니에 있어 또 담지 않았어요.`
  return put === 0 ? `교재 ${kept}` : `교재 ${put}종을 담았어요. ${kept}`
}
