import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { homeShown } from '#/domain/writing/home-arrangement.ts'
import { call } from '#/web/api/call.ts'
import { readHomeData } from '#/web/blocks/home/home-data.ts'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { LoadingState } from '#/web/ui/states.tsx'

const HomeView = lazyPart(async () => (await import('#/web/blocks/home/home-view.tsx')).HomeView)

/** The front page in this arrangement, with what the shop sells and says at this moment. */
export function HomePreview({ piece: { fields, doc } }: { readonly piece: PieceOf<'home'> }) {
  const { data } = useQuery({
    queryKey: ['home-preview'],
    queryFn: () => readHomeData((endpoint, input) => call(endpoint, { ...input, errors: 'throw' })),
  })
  return (
    <Suspense fallback={<LoadingState />}>
      {data ? <HomeView home={homeShown(fields, doc)} data={data} /> : <LoadingState />}
    </Suspense>
  )
}
