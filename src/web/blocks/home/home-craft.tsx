import type { CraftShown } from '#/contract/catalogue/catalog.contract.ts'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { CraftBindings } from './craft-bindings.tsx'
import { STUDIES } from './craft-studies.data.ts'
import { CraftStudy } from './craft-study.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-craft.module.css'

interface HomeCraftProps extends SectionWords {
  /** Null where the prices could not be read; the drawings stand without them. */
  readonly craft: CraftShown | null
}

/** Paper and making as a loupe shows them, each with what it adds to one and the same book. */
export function HomeCraft({ craft, ...words }: HomeCraftProps) {
  const prices = craft?.adds ?? {}
  const base = craft && craft.summary !== '' ? `가격은 ${craft.summary}에 더해지는 금액입니다.` : ''
  return (
    <section className={section.section} aria-labelledby="craft">
      <SectionHead
        id="craft"
        heading={words.heading}
        text={`${words.text ?? ''} ${base}`.trim()}
        more={<MoreLink to="/guide/guide6_1">작업 안내 모두 보기</MoreLink>}
      />
      <ul className={styles.studies}>
        {STUDIES.map((study) => (
          <CraftStudy key={study.name} study={study} prices={prices} />
        ))}
      </ul>
      <CraftBindings prices={prices} />
    </section>
  )
}
