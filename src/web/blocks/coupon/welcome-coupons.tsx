import { useQuery } from '@tanstack/react-query'
import { listMyCoupons } from '#/contract/benefits/coupons.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { offerWords } from '#/domain/coupons/coupon-words.ts'
import { call } from '#/web/api/call.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { Note } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

/** What somebody who has just joined was given; nothing where the shop gives nothing. Comes with the data client. */
export const WelcomeCoupons = () => (
  <QueryProvider>
    <Given />
  </QueryProvider>
)

function Given() {
  const mine = useQuery({
    queryKey: ['coupons', 'mine'],
    queryFn: ({ signal }) => call(listMyCoupons, { signal, errors: 'throw' }),
  })
  const [first, ...others] = mine.data?.usable ?? []
  if (!first) return null
  return (
    <Note tone="orange" role="status">
      가입을 축하하며 쿠폰을 드렸습니다. {first.name}: {offerWords(offerOf(first))}
      {others.length > 0 && ` 외 ${others.length}장`} <TextLink to={to('/mypage/coupon')}>쿠폰 보기</TextLink>
    </Note>
  )
}
