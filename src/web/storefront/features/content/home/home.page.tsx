import { useLoaderData } from 'react-router'
import { HomeHero } from './home-hero.tsx'
import { HomeKinds } from './home-kinds.tsx'
import { HomeNews } from './home-news.tsx'
import { HomePresses } from './home-presses.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HomeSteps } from './home-steps.tsx'
import type { HomeData } from './home.loader.ts'

export const title = () => '책·카탈로그·전단 온라인 인쇄'

export function Component() {
  const { kinds, bound, notices, reviews, reviewCount, realtime, cutOff, promise } = useLoaderData<HomeData>()
  return (
    <>
      {bound.length > 0 && <HomeHero bound={bound} promise={promise} />}
      {kinds.length > 0 && <HomeKinds kinds={kinds} promise={promise} />}
      {realtime && cutOff && <HomePresses realtime={realtime} cutOff={cutOff} />}
      <HomeSteps />
      {reviews.length > 0 && <HomeReviews reviews={reviews} count={reviewCount} />}
      <HomeNews notices={notices} />
    </>
  )
}
