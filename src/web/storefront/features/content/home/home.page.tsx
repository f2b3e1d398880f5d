import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeKinds } from './home-kinds.tsx'
import { HomePresses } from './home-presses.tsx'
import type { HomeData } from './home.loader.ts'

const HomeBelow = lazyPart(async () => (await import('./home-below.tsx')).HomeBelow)

export const title = () => '책·카탈로그·전단 온라인 인쇄'

export function Component() {
  const { kinds, bound, notices, reviews, reviewCount, realtime, cutOff, promise } = useLoaderData<HomeData>()
  return (
    <>
      {bound.length > 0 && <HomeHero bound={bound} promise={promise} />}
      {kinds.length > 0 && <HomeKinds kinds={kinds} promise={promise} />}
      {realtime && cutOff && <HomePresses realtime={realtime} cutOff={cutOff} />}
      <Suspense fallback={null}>
        <HomeBelow notices={notices} reviews={reviews} reviewCount={reviewCount} />
      </Suspense>
    </>
  )
}
