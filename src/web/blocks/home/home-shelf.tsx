import { to } from '#/contract/web-paths.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { useSeen } from '#/web/ui/use-seen.ts'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-shelf.module.css'

const Covers = latePart(async () => (await import('./shelf-covers.tsx')).ShelfCovers)

/** What was made and the shop's own designs, as large as they are to each other. They are drawn once somebody comes near. */
export function HomeShelf(words: SectionWords) {
  const [shelf, seen] = useSeen<HTMLDivElement>()
  return (
    <section className={section.section} aria-labelledby="shelf">
      <SectionHead
        id="shelf"
        {...words}
        more={
          <>
            <MoreLink to={to('/cust/portfolio')}>제작사례 보기</MoreLink>
            <MoreLink to={to('/cover')}>표지 디자인 보기</MoreLink>
          </>
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard */}
      <div className={styles.shelf} ref={shelf} tabIndex={0} role="region" aria-label="제작사례와 표지 디자인">
        {seen && <Covers />}
      </div>
    </section>
  )
}
