import { Link } from 'react-router'
import type { WebPath } from '#/contract/web-paths.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { FINISH_PICTURES } from '#/web/blocks/guide-figures/finish-pictures.tsx'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { LazyDrawing } from './lazy-drawing.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-craft.module.css'

interface DrawnBinding {
  readonly id: string
  readonly product: ProductCode
  readonly guide: WebPath
}

const BINDINGS: readonly DrawnBinding[] = [
  { id: 'perfect', product: 'D413', guide: '/guide/guide5_1' },
  { id: 'saddle', product: 'D303', guide: '/guide/guide5_2' },
  { id: 'twin-ring', product: 'D413', guide: '/guide/guide5_3' },
  { id: 'hard', product: 'D413', guide: '/guide/guide5_4' },
]

const FINISHES = [
  { finish: 'coating', name: '코팅', text: '빛을 거두거나 모으는 얇은 막을 입힙니다.', guide: '/guide/guide6_1' },
  { finish: 'foil', name: '박', text: '달군 금형으로 금속 빛깔을 옮깁니다.', guide: '/guide/guide6_2' },
  { finish: 'emboss', name: '형압', text: '종이를 눌러 무늬를 도드라지게 합니다.', guide: '/guide/guide6_3' },
  {
    finish: 'spot-uv',
    name: '부분 UV',
    text: '고른 자리에만 두껍고 반짝이는 막을 올립니다.',
    guide: '/guide/guide6_4',
  },
] as const

/** What can be done to paper, drawn: each leads to the guide that tells the rest. */
export function HomeCraft(words: SectionWords) {
  return (
    <section className={section.section} aria-labelledby="craft">
      <SectionHead id="craft" {...words} more={<MoreLink to="/guide/guide6_1">작업 안내 모두 보기</MoreLink>} />
      <ul className={styles.craft}>
        {BINDINGS.map(({ id, product, guide }) => {
          const binding = findBinding(id)
          const bound = attempt(defaultSpec(product), 'binding', id)
          return (
            binding &&
            bound.ok && (
              <li key={id}>
                <Link to={guide}>
                  <span className={styles.figure} aria-hidden="true">
                    <LazyDrawing spec={bound.value} variant="card" scale={0.62} decorative />
                  </span>
                  <h3>{binding.name}</h3>
                  <p>{binding.hint}</p>
                </Link>
              </li>
            )
          )
        })}
        {FINISHES.map(({ finish, name, text, guide }) => (
          <li key={finish}>
            <Link to={guide}>
              <span className={styles.figure} aria-hidden="true">
                {FINISH_PICTURES[finish]}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
