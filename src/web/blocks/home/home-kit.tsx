import { to } from '#/contract/web-paths.ts'
import type { Paper } from '#/domain/catalog/paper.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import type { KitOffer } from './home-data.ts'
import { PaperFan } from './paper-fan.tsx'
import type { SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-kit.module.css'

/** As many leaves as a fan can show with their names readable: from the front of the catalogue, and from its end where the colours are. */
const [FIRST, LAST] = [8, 6]

/** The kit of paper samples: what can be in it, drawn, and what it costs. */
export function HomeKit({ heading, text, kit: { papers, price, most } }: SectionWords & { readonly kit: KitOffer }) {
  const makes = oneOfEach(papers)
  return (
    <section className={section.section} aria-labelledby="kit">
      <div className={styles.kit}>
        <div className={styles.fan}>
          <PaperFan papers={leavesOf(makes)} label="부채처럼 펼친 종이 샘플" />
        </div>
        <div className={styles.words}>
          <h2 id="kit">{heading}</h2>
          {text && <p>{text}</p>}
          <dl>
            <dt>종이</dt>
            <dd>
              {makes.length}가지, 무게별로 {papers.length}종
            </dd>
            <dt>한 상자</dt>
            <dd>{most}종까지, 한 분께 한 번</dd>
          </dl>
          <div className={styles.go}>
            <strong>{price === 0 ? '무료' : formatWon(price)}</strong>
            <LinkButton to={to('/cust/sample')}>샘플 고르기</LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}

const leavesOf = (makes: readonly Paper[]): readonly Paper[] =>
  makes.length <= FIRST + LAST ? makes : [...makes.slice(0, FIRST), ...makes.slice(-LAST)]

/** The heaviest of each make, which is the one that feels most like itself; in the order of the shop. */
function oneOfEach(papers: readonly Paper[]): readonly Paper[] {
  const makes = new Map<string, Paper>()
  for (const paper of papers) makes.set(paper.family.id, paper)
  return [...makes.values()]
}
