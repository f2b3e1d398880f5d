import type { HomeData } from './home.loader.ts'
import { HomeCraft } from './home-craft.tsx'
import { HomeNews } from './home-news.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HomeShelf } from './home-shelf.tsx'
import { HomeSteps } from './home-steps.tsx'

type HomeBelowProps = Pick<HomeData, 'notices' | 'reviews' | 'reviewCount'>

/** What comes after the first screens: its code comes after that of the price. */
export const HomeBelow = ({ notices, reviews, reviewCount }: HomeBelowProps) => (
  <>
    <HomeShelf />
    <HomeCraft />
    <HomeSteps />
    {reviews.length > 0 && <HomeReviews reviews={reviews} count={reviewCount} />}
    <HomeNews notices={notices} />
  </>
)
