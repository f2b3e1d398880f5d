import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { HomeHero } from './home-hero.tsx'
import { HomeKinds } from './home-kinds.tsx'
import { HomeNews } from './home-news.tsx'
import { HomePresses } from './home-presses.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HomeSteps } from './home-steps.tsx'
import type { HomeData } from './load-home.ts'
import { touch } from './when-touched.ts'

// The browser has the data with the page; asking, and the schemas for it, come only when that failed.
export const loader = async (args: LoaderFunctionArgs) => (await import('./load-home.ts')).loadHome(args)

export const title = () => '책·카탈로그·전단 온라인 인쇄'

export function Component() {
  const { kinds, bound, notices, reviews, reviewCount, realtime, cutOff } = useLoaderData<HomeData>()
  // Whoever comes back draws for themselves.
  useEffect(() => touch, [])
  return (
    <>
      {bound.length > 0 && <HomeHero bound={bound} />}
      {kinds.length > 0 && <HomeKinds kinds={kinds} />}
      {realtime && cutOff && <HomePresses realtime={realtime} cutOff={cutOff} />}
      <HomeSteps />
      {reviews.length > 0 && <HomeReviews reviews={reviews} count={reviewCount} />}
      <HomeNews notices={notices} />
    </>
  )
}
