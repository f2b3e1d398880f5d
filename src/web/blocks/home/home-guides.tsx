import { Link } from 'react-router'
import { guideByPath } from '#/contract/content/guides.ts'
import type { WebPath } from '#/contract/web-paths.ts'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { BleedPicture, ColourPicture, HangulPicture, SpinePicture } from './guide-pictures.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-guides.module.css'

interface Shown {
  readonly path: WebPath
  readonly text: string
  readonly Picture: () => React.ReactNode
}

const SHOWN: readonly Shown[] = [
  { path: '/guide/guide1_5', text: '칼이 지나는 자리와 잘려 나갈 자리를 그림으로 봅니다.', Picture: BleedPicture },
  { path: '/guide/guide4_6', text: '종이와 쪽수를 넣으면 책등 두께가 나옵니다.', Picture: SpinePicture },
  { path: '/guide/guide1_3', text: '화면의 빛과 종이의 잉크는 다르게 섞입니다.', Picture: ColourPicture },
  { path: '/guide/guide2_4', text: '한글 문서를 인쇄할 PDF로 저장하는 순서입니다.', Picture: HangulPicture },
]

/** The four guides that most files need, each with what it explains. */
export const HomeGuides = (words: SectionWords) => (
  <section className={section.section} aria-labelledby="guides">
    <SectionHead id="guides" {...words} more={<MoreLink to="/guide/guide1_1">작업 안내 모두 보기</MoreLink>} />
    <ul className={styles.guides}>
      {SHOWN.map(({ path, text, Picture }) => (
        <li key={path}>
          <Link to={path}>
            <Picture />
            <h3>{guideByPath(path)?.title}</h3>
            <p>{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
