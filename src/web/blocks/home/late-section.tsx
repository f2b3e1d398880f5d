import type { ReactNode } from 'react'
import type { HomeShown } from '#/contract/content/home.contract.ts'
import { HomeCompany } from './home-company.tsx'
import { HomeCraft } from './home-craft.tsx'
import { HomeGuides } from './home-guides.tsx'
import { HomeKit } from './home-kit.tsx'
import { HomeNews } from './home-news.tsx'
import { HomePresses } from './home-presses.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { HomeShelf } from './home-shelf.tsx'
import { HomeSteps } from './home-steps.tsx'
import type { HomeViewProps } from './home-data.ts'
import { HomeWords } from './home-words.tsx'

export { HomePromises } from './home-promises.tsx'

type Section = HomeShown['sections'][number]

interface LateSectionProps extends HomeViewProps {
  readonly section: Section
}

/** A section that comes after the page around it. One with nothing to show is left out. */
export function LateSection({ section: { name, heading, text }, home, data }: LateSectionProps): ReactNode {
  const words = { heading, text }
  const { realtime, cutOff, reviews, reviewSummary, notices, shop } = data
  switch (name) {
    case 'shelf':
      return <HomeShelf {...words} />
    case 'craft':
      return <HomeCraft {...words} craft={data.craft} />
    case 'kit':
      return data.kit?.open && <HomeKit {...words} kit={data.kit} />
    case 'presses':
      return (
        realtime && cutOff && <HomePresses {...words} realtime={realtime} cutOff={cutOff} pickUpAt={shop.pickUpAt} />
      )
    case 'steps':
      return <HomeSteps {...words} />
    case 'reviews':
      return reviews.length > 0 && reviewSummary && <HomeReviews {...words} reviews={reviews} summary={reviewSummary} />
    case 'guides':
      return <HomeGuides {...words} />
    case 'words':
      return home.doc && <HomeWords {...words} doc={home.doc} />
    case 'news':
      return <HomeNews {...words} notices={notices} />
    case 'company':
      return <HomeCompany {...words} shop={shop} />
    case 'kinds':
      return null
  }
}
