import { Suspense } from 'react'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import type { HomeViewProps } from './home-data.ts'
import { HomeHero } from './home-hero.tsx'

const HomeSections = lazyPart(async () => (await import('./home-sections.tsx')).HomeSections)

/** The front page, for visitors and for whoever arranges it: the price first, then what the shop chose in its order. */
export const HomeView = ({ home, data }: HomeViewProps) => (
  <>
    <HomeHero heading={home.heading} lead={home.lead} kinds={data.hero} promise={data.promise} />
    <Suspense fallback={null}>
      <HomeSections home={home} data={data} />
    </Suspense>
  </>
)
