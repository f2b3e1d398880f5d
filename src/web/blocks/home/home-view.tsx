import { Suspense } from 'react'
import { latePart, lazyPart } from '#/web/ui/lazy-part.tsx'
import type { HomeViewProps } from './home-data.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeKinds } from './home-kinds.tsx'

const HomePromises = latePart(async () => (await import('./late-section.tsx')).HomePromises)
const LateSection = lazyPart(async () => (await import('./late-section.tsx')).LateSection)

/**
 * The front page, for visitors and for whoever arranges it: the price first, then what the shop chose in its order. The kinds are what
 * visitors go on to, so their links are alive with the page; all other sections come after it.
 */
export const HomeView = ({ home, data }: HomeViewProps) => (
  <>
    <HomeHero heading={home.heading} lead={home.lead} kinds={data.hero} promise={data.promise} />
    <HomePromises />
    {home.sections.map((section) =>
      section.name === 'kinds' ? (
        data.kinds.length > 0 && (
          <HomeKinds
            key={section.name}
            heading={section.heading}
            text={section.text}
            kinds={data.kinds}
            promise={data.promise}
          />
        )
      ) : (
        <Suspense key={section.name} fallback={null}>
          <LateSection section={section} home={home} data={data} />
        </Suspense>
      ),
    )}
  </>
)
